import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import { isEmailAddress } from '#domain/contact/email-address.ts';
import { readLead } from '#domain/leads/lead.ts';
import { type PersonalDataResponse, personalDataOf } from '#domain/leads/personal-data.ts';
import { firestore } from '../firestore.ts';
import { handleForm } from '../form-endpoint.ts';
import { myDataResponsePage } from '../forms/my-data-page.ts';
import { type JsonResponse, refuse } from '../json-response.ts';
import { storeMail } from '../mail/outbox.ts';
import { enqueueMail } from '../mail/queue.ts';
import { handleRead } from '../query-endpoint.ts';
import { guardLinkMail, type Work } from '../security/guards.ts';
import { currentCallers, Quota, QuotaError } from '../security/quota.ts';
import { ENDPOINT, secrets } from '../settings.ts';
import { erasePersonData, findPersonData, type PersonData } from './person-data.ts';
import { verifyPersonToken } from './person-token.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/**
 * The limit per network, which is high because the function `pages` calls for many visitors. A link has a tenth of it. Only
 * tokens with a valid signature are counted, so guessed tokens do not use up the limit of anybody's link.
 */
const lookUps = new Quota({ perVisitor: 600, total: Number.POSITIVE_INFINITY });

/**
 * GET /api/my-data?token=…: all stored data of the person who got the link, as JSON. POST with a token erases the data. POST
 * with an email address sends a link there if anything is stored; the response is the same in either case.
 */
export const myData = onRequest(
  { ...ENDPOINT, maxInstances: 1, ...secrets('DOWNLOAD_LINK_KEYS', 'VISITOR_KEY') },
  (request, response) => {
    response.set(HEADERS);
    if (request.method === 'POST') return handleForm(request, response, { page: myDataResponsePage, handle });
    if (request.query.save) response.set('Content-Disposition', 'attachment; filename="my-data.json"');
    return handleRead(request, response, {
      errorMessages: [
        'The data of a person could not be read',
        'Your data could not be read. Please try again in a few minutes.',
      ],
      handle: ({ query }) => read(String(query.token ?? '')),
    });
  },
);

async function read(token: string): Promise<JsonResponse<PersonalDataResponse>> {
  const id = await verifyPersonToken(token, Date.now());
  if (id && !lookUps.take([...currentCallers(), { name: id, allowance: 0.1 }])) throw new QuotaError();
  const found = id && (await findByMail(id));
  if (!found) return { status: 200, body: { personalData: null } };
  const { person, data } = found;
  const leads = data.leads.flatMap((lead) => readLead(lead.id, lead.data()) ?? []);
  return { status: 200, body: { personalData: personalDataOf(person, leads, data.mails.length) } };
}

const requestSchema = z.union([
  z.object({ token: z.string().check(z.minLength(1)) }),
  z.object({ email: z.string().check(z.trim(), z.refine(isEmailAddress)) }),
]);

async function handle(fields: unknown, work: Work): Promise<JsonResponse> {
  const sent = requestSchema.safeParse(fields);
  if (!sent.success) return refuse(400, 'Enter a valid email address.');
  return 'token' in sent.data ? erase(sent.data.token) : sendLink(sent.data.email, work);
}

async function erase(token: string): Promise<JsonResponse> {
  const id = await verifyPersonToken(token, Date.now());
  const found = id && (await findByMail(id));
  if (!found) return refuse(401, 'The link is no longer valid, or nothing is stored any more.');
  const { person, data } = found;
  await erasePersonData(firestore(), person, data);
  const documents = data.leads.length + data.mails.length;
  logger.info('A person has erased their data', { documents });
  return { status: 200, body: { success: true, message: copy.erased } };
}

/** Stores the mail for known and unknown addresses, so that not even the response time differs: `deliverLinks` looks them up. */
async function sendLink(email: string, work: Work): Promise<JsonResponse> {
  const tooMany = await guardLinkMail(email, work);
  if (tooMany) return tooMany;
  await enqueueMail(await storeMail({ kind: 'my-data', email }), 'my-data');
  return { status: 200, body: { success: true, message: copy.request.sent } };
}

/** Finds the person who got the mail with this id, and their data. */
async function findByMail(id: string): Promise<{ person: string; data: PersonData } | undefined> {
  const [mail, lead] = await firestore().getAll(
    firestore().collection('outbox').doc(id),
    firestore().collection('leads').doc(id),
  );
  const person: unknown = mail?.get('person') ?? lead?.get('person');
  if (typeof person !== 'string') return undefined;
  return { person, data: await findPersonData(firestore(), person) };
}
