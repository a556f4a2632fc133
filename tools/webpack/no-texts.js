// Stands in for the texts of a language the product does not speak.
export default {};
