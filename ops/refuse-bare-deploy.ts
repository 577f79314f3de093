/**
 * The predeploy hook of firebase.json. That file is only a template: its security policy has placeholders, and rewrites of
 * pages are missing. `npm run deploy` deploys a complete configuration, without this hook.
 */
console.error(`
firebase.json is not what is deployed. This builds the site, deploys all of it, and checks the live site:

    FIREBASE_PROJECT=${process.env.GCLOUD_PROJECT ?? 'your-project'} npm run deploy
`);
process.exitCode = 1;
