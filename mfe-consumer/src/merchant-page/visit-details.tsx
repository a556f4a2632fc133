import type { Merchant } from '@turno/shared-types';
import { type DayHours, formatAddress, weekHours } from '@turno/shared-types/rules';
import {
  Card,
  ExternalLink,
  Globe,
  MapPin,
  Phone,
  VisuallyHidden,
} from '@turno/shared-ui/components';
import { formatDay, formatTime, formatWeekday, useLanguage } from '@turno/shared-ui/i18n';
import { useWords } from '../locales/texts.ts';
import s from './visit-details.module.css';

type VisitDetailsProps = { merchant: Merchant; now: Date };

/** When a merchant is open in the coming week and how to get there or contact it: address, telephone and website. */
export function VisitDetails({ merchant, now }: VisitDetailsProps) {
  const t = useWords();
  const hasHours = merchant.openings.length > 0;
  const address = formatAddress(merchant);
  const website = siteOf(merchant);
  if (!hasHours && address === null && merchant.phone === null && website === null) return null;
  return (
    <Card as="section" aria-labelledby="visit" className={s.card}>
      <h2 id="visit" className={s.title}>
        {t(hasHours ? 'visit.title' : 'visit.contacts')}
      </h2>
      {hasHours && <WeekHours merchant={merchant} now={now} />}
      <ul className={s.links}>
        {address !== null && (
          <li>
            <a
              className={s.link}
              href={mapAddress(merchant, address)}
              target="_blank"
              rel="noreferrer"
            >
              <MapPin size={20} aria-hidden />
              <span>
                {address}
                <span className={s.hint}>
                  {t('visit.map')} <ExternalLink size={14} aria-hidden />
                  <VisuallyHidden>{t('signUp.newTab')}</VisuallyHidden>
                </span>
              </span>
            </a>
          </li>
        )}
        {merchant.phone !== null && (
          <li>
            <a className={s.link} href={`tel:${merchant.phone.replace(/[^+\d]/g, '')}`}>
              <Phone size={20} aria-hidden />
              {merchant.phone}
            </a>
          </li>
        )}
        {website !== null && (
          <li>
            <a className={s.link} href={website.href} target="_blank" rel="noreferrer nofollow ugc">
              <Globe size={20} aria-hidden />
              <span>
                {website.hostname.replace(/^www\./, '')} <ExternalLink size={14} aria-hidden />
                <VisuallyHidden>{t('signUp.newTab')}</VisuallyHidden>
              </span>
            </a>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** The website of a merchant; `null` for a text that is no URL, which the data of maps may contain. */
function siteOf({ website }: Merchant): URL | null {
  return website !== null && URL.canParse(website) ? new URL(website) : null;
}

function WeekHours({ merchant, now }: VisitDetailsProps) {
  return (
    <ul className={s.week}>
      {weekHours(merchant, now).map((day) => (
        <HoursOfDay key={day.date} day={day} timezone={merchant.timezone} />
      ))}
    </ul>
  );
}

/** One day; QUE-016: a day with special hours shows its date. */
function HoursOfDay({ day, timezone }: { day: DayHours; timezone: string }) {
  const t = useWords();
  const language = useLanguage();
  const hours = day.slots.map(({ opensAt, closesAt }) => {
    const [from, to] = [formatTime(opensAt, timezone), formatTime(closesAt, timezone)];
    return from === to ? t('visit.allDay') : `${from}–${to}`;
  });
  return (
    <li className={s.day} aria-current={day.isToday ? 'date' : undefined}>
      <span>
        {day.isToday ? t('visit.today') : formatWeekday(day.date, language)}
        {day.isSpecial && (
          <span className={s.hint}>{t('visit.special', { date: formatDay(t, day.date) })}</span>
        )}
      </span>
      <span className={s.hours}>{hours.length > 0 ? hours.join(', ') : t('visit.closed')}</span>
    </li>
  );
}

/** The open map at the merchant's position if it is known, else with a search for its address. */
export function mapAddress({ lat, lng }: Pick<Merchant, 'lat' | 'lng'>, address: string): string {
  const map = 'https://www.openstreetmap.org';
  return lat !== null && lng !== null
    ? `${map}/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`
    : `${map}/search?${new URLSearchParams({ query: address })}`;
}
