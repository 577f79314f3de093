import { useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import {
  type PersonalDataResponse,
  personalDataPath,
  personalDataResponseSchema,
} from '#domain/leads/personal-data.ts';
import { callFunction } from '#firebase/functions.ts';
import { pages } from '#pages.ts';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Unavailable } from '#site/unavailable.tsx';
import { useLinkToken } from '#site/use-link-token.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { DoneMessage } from './my-data-form.tsx';
import { PersonalDataView } from './personal-data-view.tsx';
import { RequestForm } from './request-form.tsx';

interface MyData {
  readonly token: string;
  readonly response: Promise<PersonalDataResponse>;
}

/** Does not wait for the data: a message is shown while it loads. */
export function loader({ request }: LoaderFunctionArgs): MyData {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, response: readData(token) };
}

/** Requests the data, unless there is no token. A failure is logged here, and also rejects the promise. */
function readData(token: string): Promise<PersonalDataResponse> {
  const response = token ? requestPersonalData(token) : Promise.resolve({ personalData: null });
  response.catch((error: unknown) => console.error('The data could not be read', error));
  return response;
}

async function requestPersonalData(token: string): Promise<PersonalDataResponse> {
  const response = await callFunction(personalDataPath(token));
  if (!response.ok) throw new Error(`/api/my-data responded with status ${response.status}`);
  return personalDataResponseSchema.parse(await response.json());
}

export { shouldRevalidate } from '#site/use-link-token.ts';

/** Shows the holder of a link the data stored about them, which they can erase; without a valid link, the form to get one. */
export default function MyDataScreen() {
  const data = useLoaderData<MyData>();
  const token = useLinkToken(pages.myData.path);
  // After a reload, only the history entry has the token: the loader has read without it.
  const response = useMemo(() => (token === data.token ? data.response : readData(token)), [token, data]);
  return (
    <>
      <PageMetaAndHero page={pages.myData} lede={copy.lede} />
      <PageSection layout="stack">
        <WhenLoaded
          key={token}
          value={response}
          fallback={<LoadingPanel label={copy.loading} />}
          failed={<Unavailable title={copy.unavailable} />}
        >
          {({ personalData }) => <Content personalData={personalData} token={token} />}
        </WhenLoaded>
      </PageSection>
    </>
  );
}

function Content({ personalData, token }: PersonalDataResponse & { token: string }) {
  const [message, setMessage] = useState<string>();
  if (message !== undefined) return <DoneMessage message={message} />;
  if (personalData)
    return <PersonalDataView personalData={personalData} token={token} onErased={setMessage} />;
  return <RequestForm isLinkBad={token !== ''} onDone={setMessage} />;
}
