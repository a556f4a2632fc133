/** Common phrases in the languages of the product that the library's lists lack, without blanks. */
export const PHRASES = [
  'tiamo',
  'tiamotanto',
  'tivogliobene',
  'amoremio',
  'lamiapassword',
  'passwordmia',
  'teamo',
  'teamomucho',
  'tequiero',
  'tequieromucho',
  'minombre',
  'micontraseña',
  'contrasenya',
  'tantiauguri',
  'buonagiornata',
  'parolachiave',
  'forzaitalia',
  'vivaitalia',
  'vivaespaña',
  'vivaespana',
  'turnoapp',
  'turnoqueue',
  'turnoticket',
  'turnodemo',
  // Examples of good passwords, which everybody has read.
  'correcthorsebatterystaple',
  'correctbatteryhorsestaple',
  'bayernmunich',
  'bayernmünchen',
  'fcbayern',
  'realmadrid',
  'fcbarcelona',
  'atleticomadrid',
  'intermilan',
  'acmilan',
  'buonnatale',
  'buonanno',
  'feliznavidad',
  'felizaño',
  'froheweihnachten',
  'merrychristmas',
  'ichliebedich',
  'ichliebdich',
  'meinpasswort',
  'meinname',
  'gutentag',
  'gutenmorgen',
  'iloveyou',
  'ilovemyself',
  'mypassword',
  'nopassword',
  'goodmorning',
  'letmein',
];

/** Everyday words that the library's lists lack or rank too low. */
export const EVERYDAY_WORDS = [
  // Italian
  `ananas arancia albicocca asparago anguria basilico balena befana bicicletta biscotto bistecca borlotti bresaola brioche bruschetta
cannella cannolo cappuccino caramella carciofo carnevale castagna cavatappi cetriolo chiacchiere cicala ciliegia cinghiale
cioccolata civetta coccinella coccodrillo colomba cornetto coniglio cotoletta cozze criceto crostata cucchiaio cuscino
delfino dolcezza fagiolo farfalla fenicottero ferragosto finocchio focaccia forchetta formaggio formica fragola frittata
fruttivendolo gabbiano gamberetto gattino gelataio gelateria gelato girasole gnocchi gorgonzola grembiule grillo lampone
lasagna lavatrice lenticchia limoncello limone lucertola lumaca macedonia macelleria maccheroni maiale mandarino
margherita marmellata mascarpone melanzana merenda mirtillo mortadella mozzarella nonnina ombrello orecchiette origano
ortolano pagnotta pancetta pandoro panettone panificio paninoteca pappagallo parmigiano pasquetta passerotto pasticceria
pasticciere pecorino pennarello peperoncino peperone pesciolino pescheria pesto piadina pinguino pipistrello pistacchio
pizzaiolo pizzeria polenta polpetta pomeriggio pomodoro porcino prezzemolo prosciutto pulcino ranocchia ranocchio ravioli
ricciola ricotta rigatoni riccio risotto rondine rosmarino rosticceria salame salsiccia salumeria scamorza scarafaggio
scarpetta schiacciata scoiattolo spaghetti spritz stracchino stracciatella stuzzichino supermercato tabaccheria tagliatelle
tapparella tartaruga tartufo tavolino tiramisù topolino torrone tortellini tovaglia tramezzino trattoria uccellino vongole
zabaione zanzara zucchina zucchero zuppa`,
  // Spanish
  `abanico abeja aceituna aguacate albahaca albóndiga alcachofa alioli almeja almohada ambulancia anchoa araña arándano ardilla
arroyo asadito atardecer avellana azafrán bacalao bañador barbacoa berenjena bizcocho bocadillo bogavante bombilla boquerón
buñuelo burbuja caballito cacahuete calabacín calabaza calamar calcetín camarero camarón caracol caramelo carnicería cascabel
castañuela cebolla cereza cerveza champiñón chaqueta chiringuito chocolate chorizo chuchería churrería churro cigarra cigüeña
cocodrilo colibrí conejo croqueta cuchara cucaracha delfín desayuno dinosaurio empanada ensaladilla escarabajo espagueti
espárrago estrellita fabada frambuesa fresa frutería galleta gallina gamba garbanzo gatito gaviota gazpacho girasol golondrina
guacamole guisante hamaca heladería helado hipopótamo hormiga horchata jamón jirafa judías langostino lavadora lagartija lechuga
lenteja libélula limonada luciérnaga macarrones magdalena mandarina mantecado manzanilla mariposa mariquita mazapán mejillón
melocotón membrillo merienda mermelada merluza mochila mofeta morcilla murciélago nevera nochebuena nochevieja ordenador
orégano paella pájaro palomita panadero panadería papelería paraguas pastelería patata patinete peluquería pepinillo perejil
perrito pescadería pescadito pimiento pingüino pintxo piruleta pollito polvorón pulpito rebujito resfriado romero roscón
salamandra salchicha salchichón salmorejo saltamontes sandía sardina semáforo sidra sobremesa sobrasada sombrilla tapita
tenedor ternera tiburón tomatito torrija tortilla tortuga trompeta turrón vecinita verbena villancico vinagreta zanahoria
zapatilla zarzuela`,
  // German
  `abendbrot abendessen adventskranz ameise ananas apfelkuchen apfelsaft apfelstrudel aprikose aubergine bäckerei badewanne
bauernhof baumkuchen biene biergarten birne blaubeere blumenkohl bratkartoffel bratwurst brezel brezn brötchen brombeere
butterbrot currywurst dackel delfin dinkelbrot donnerstag döner eichhörnchen einhorn eisbär eisdiele elefant erdbeere
erdnuss fahrrad fasching feierabend fernseher fledermaus fleischerei flohmarkt forelle freibad frikadelle frosch frühling
frühstück fußball gänseblümchen geburtstag gemüse gewitter giraffe glühwein glühbirne grashüpfer grillparty gummibärchen
gurke hähnchen hamster handschuh haselnuss heidelbeere heißluftballon heuschrecke himbeere hirschkäfer hubschrauber hummel
igel johannisbeere kaffeeklatsch kaiserschmarrn käsekuchen känguru kaninchen kartoffel kartoffelpuree kartoffelsalat
kastanie kätzchen kichererbse kirsche knoblauch knödel konditorei krankenhaus krokodil kuchen kürbis kuckuck lakritz
laterne lebkuchen leberkäse leberwurst libelle löffel löwenzahn marienkäfer marmelade maultasche maulwurf mausefalle
meerschweinchen metzgerei milchreis mistkäfer möhre nachtisch nashorn nikolaus nilpferd nudelsuppe oktoberfest osterei
osterhase papagei paprika pfannkuchen pfeffer pferd pfirsich pflaume pinguin plätzchen pommes pusteblume radieschen
regenbogen regenjacke regenschirm regenwurm rhabarber rosenkohl rosenmontag rotkohl rührei sachertorte sauerkraut schlitten
schmetterling schnecke schneeball schneeflocke schneemann schnitzel schokolade schokoladenkuchen schornsteinfeger schwarzwald
schweinebraten schwimmbad seepferdchen silvester sonnenblume sonnenschein sonntag spargel spätzle spiegelei spinne spinat
stachelschwein streuselkuchen stollen strudel tannenbaum taschenlampe tintenfisch tomate vogelhaus walnuss wassermelone
weihnachten weihnachtsmann weißwurst wellensittich wirsing wohnzimmer würstchen zahnarzt zimtstern zitrone zuckerwatte
zwetschge zwiebel`,
].flatMap((words) => words.split(/\s+/));
