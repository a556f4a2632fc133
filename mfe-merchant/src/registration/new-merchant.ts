import { createMerchantCall, type MapPlace } from '@turno/shared-types';
import { DEFAULT_WAITING_SECONDS, FRANCHISE_RULE } from '@turno/shared-types/constants';
import { isEmail, isFranchiseEmail, isOfFranchise } from '@turno/shared-types/rules';
import { formRules, pairProblems } from '@turno/shared-ui/forms';
import { webAddress } from '../shared/web-address.ts';
import type { NewMerchant } from './registration.ts';

/** The values of the form. */
export type RegistrationValues = {
  /** Only for a place that no map knows. */
  name: string;
  route: string;
  city: string;
  postalCode: string;
  country: string;
  website: string;
  phone: string;
  category: string;
  categoryId: number | null;
  capacity: number | null;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
};

/** The labels of the fields. */
export type Labels = Record<Exclude<keyof RegistrationValues, 'categoryId' | 'terms'>, string>;

/** MER-006: nothing is sent without an e-mail address, a password pair and the terms. */
export function isComplete({
  email,
  password,
  confirmPassword,
  terms,
}: RegistrationValues): boolean {
  return email.trim() !== '' && password !== '' && confirmPassword !== '' && terms;
}

/**
 * MER-005 to MER-007: what is wrong with which field. `place` is `null` where the person types name and address; a person
 * with an account types no password.
 */
export function registrationRules(place: MapPlace | null, hasAccount = false) {
  return formRules<RegistrationValues>((values) => ({
    ...(place ? {} : addressProblems(values)),
    ...(values.categoryId === null ? { category: 'category' } : {}),
    ...(values.capacity !== null && values.capacity > 0 ? {} : { capacity: 'capacity_invalid' }),
    ...emailProblems(values, place ?? values),
    ...(hasAccount ? {} : pairProblems(values, values)),
  }));
}

function addressProblems(values: RegistrationValues) {
  const required = ['name', 'route', 'city'] as const;
  const missing = required.filter((field) => values[field].trim() === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
    ...(isAccepted('website', webAddress(values.website)) ? {} : { website: 'website' }),
    ...(isAccepted('phone', values.phone.trim()) ? {} : { phone: 'phone' }),
  };
}

type Named = { name: string; website: string | null };

function emailProblems({ email }: RegistrationValues, business: Named) {
  if (!isEmail(email)) return { email: 'invalid_email' };
  const isWrong =
    isOfFranchise(business, FRANCHISE_RULE) && !isFranchiseEmail(email, FRANCHISE_RULE);
  return isWrong ? { email: 'franchise' } : {};
}

/**
 * The body of the creation. Facts from the map that the services would reject are left out, because nobody could correct them
 * in the form.
 */
export function newMerchantOf(values: RegistrationValues, place: MapPlace | null): NewMerchant {
  const { capacity, categoryId, email } = values;
  const known = place ? { ...place } : typedPlace(values);
  const isMember = isOfFranchise(
    { name: known.name, website: known.website ?? null },
    FRANCHISE_RULE,
  );
  return acceptedPart({
    ...known,
    categoryId: categoryId ?? 0,
    capacity: capacity ?? 1,
    defaultWaitingTime: DEFAULT_WAITING_SECONDS,
    email: email.trim(),
    ...(isMember ? { franchisingId: FRANCHISE_RULE.franchisingId } : {}),
  });
}

function typedPlace(values: RegistrationValues) {
  return {
    name: values.name.trim(),
    route: values.route.trim(),
    city: values.city.trim(),
    postalCode: values.postalCode.trim(),
    country: values.country,
    // The services derive the time zone from the country; without a country that of this device is most likely (G-31).
    ...(values.country === '' ? { timezone: deviceTimeZone() } : {}),
    website: webAddress(values.website),
    phone: values.phone.trim(),
  };
}

const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const SAMPLE = { name: 'x', categoryId: 1 };

function isAccepted(field: 'website' | 'phone', value: string): boolean {
  return createMerchantCall.body.safeParse({ ...SAMPLE, [field]: value }).success;
}

/** The body without the optional fields that the contract rejects. */
function acceptedPart(body: NewMerchant): NewMerchant {
  const { error } = createMerchantCall.body.safeParse(body);
  const accepted = { ...body };
  for (const { path } of error?.issues ?? []) {
    const [field] = path;
    if (field !== undefined && !(field in SAMPLE)) Reflect.deleteProperty(accepted, field);
  }
  return accepted;
}
