/** Build, development server and tests: one configuration. Mode `mock` puts the mock backend into the browser, mode `api` behind the development server. */
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { mockPlugin } from './mocks/node/vitePlugin.ts';
import { PagesFirst } from './scripts/run/fileOrder.ts';
import { compileAhead } from './scripts/vite/compileAhead.ts';
import { emojiTexts } from './scripts/vite/emojiTexts.ts';
import { ASSET_NAMES, places } from './scripts/vite/names.ts';
import { importParts } from './scripts/vite/importParts.ts';
import { paintOnce } from './scripts/vite/paintOnce.ts';
import { shellPage } from './scripts/vite/shellPage.ts';
import { slimAxios } from './scripts/vite/slimAxios.ts';
import { slimIcons } from './scripts/vite/slimIcons.ts';
import { slimRouter } from './scripts/vite/slimRouter.ts';
import { shortWords } from './scripts/vite/shortWords.ts';
import { slimTexts } from './scripts/vite/slimTexts.ts';
import { precacheShell } from './scripts/vite/precacheShell.ts';
import { textFiles } from './scripts/vite/textFiles.ts';
import { webManifest } from './scripts/vite/webManifest.ts';
import { withoutMock } from './scripts/vite/withoutMock.ts';
import { slimReboot } from './scripts/vite/slimReboot.ts';

/**
 * Which modules share a file. Each file is compressed for itself, so forty small ones weigh 12 kB more than one; and a
 * general vendor file would pull later packages into the first load, so they are named one by one. A group takes along
 * what its modules import, unless a group of higher priority has it; what is imported later stays apart.
 */
const groups = [
  {
    name: 'icons',
    test: /\/lucide-react\/dist\/esm\/icons\/(?:check|arrow-right|star|eye|eye-off|clock|search|user-round|coins)\.m?js$/,
    priority: 3,
  },
  {
    name: 'marks',
    test: /\/lucide-react\/dist\/esm\/icons\/(?:badge-check|ban|ellipsis|flag|heart-handshake|image-plus|images|map-pin|send-horizontal)\.m?js$/,
    priority: 3,
  },
  {
    name: 'pay',
    test: /\/src\/(?:config\/paymentMethods|domain\/storedCard|ui\/MethodMark)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'attempt',
    test: /\/src\/(?:features\/payment\/(?:keepAttempt|paymentSlice)|domain\/(?:payment|orderPath)|api\/wire\/payment)\.ts$/,
    priority: 1,
  },
  {
    // Small rules that several later pages share: each would be a file of its own.
    name: 'rules',
    test: /\/src\/(?:(?:core\/tracking|domain)\/trackingToTell|core\/consent\/consentSlice|api\/isRefusal|lib\/safePath)\.ts$/,
    priority: 1,
  },
  {
    // The seconds of the time bonus lie among them: the bar of every member needs both, and a file of their own would weigh more.
    name: 'pieces',
    test: /\/src\/ui\/(?:Field|SelectField|SegmentedControl|Panel|Chip|RemovableChip|EmptyState|SearchField|PaginationControl|CardGrid|MemberCardSkeleton|Pill)\.tsx$|\/src\/domain\/timeBonus\.ts$/,
    priority: 2,
  },
  {
    name: 'faces',
    test: /\/src\/(?:core\/settings\/useImageUrl|domain\/searchFilters|i18n\/(?:useF|f)ormats|ui\/OnlineDot)\.tsx?$|\/icons\/drama\./,
    priority: 3,
  },
  {
    name: 'fields',
    test: /\/src\/ui\/(?:FieldInput|TextField|TextAreaField|Checkbox|Switch)\.tsx$|\/reactstrap\/[^?]*\/(?:Input|Label|utils)\.js$/,
    priority: 1,
  },
  {
    name: 'bits',
    test: /\/src\/(?:lib\/clampNumber|domain\/swipeGesture)\.ts$|\/src\/ui\/GlassLabel\.tsx$|\/icons\/(?:heart|rotate-ccw|arrow-left|x|undo-2)\./,
    priority: 4,
  },
  {
    // Apart from what members bring along: what offers a newer release is kept from the start.
    name: 'alert',
    test: /\/src\/ui\/Alert\.tsx$|\/icons\/(?:circle-alert|circle-check|info|triangle-alert)\./,
    priority: 3,
  },
  {
    name: 'lander',
    test: /\/src\/(?:pages\/parts\/LanderPage|features\/landers\/parts\/(?:Lander\w+|lander|useLanderWay)|domain\/(?:landingSlug|publicPages)|core\/navigation\/useSlug|ui\/Worded)\.tsx?$|\/src\/(?:layouts\/parts\/lander|ui\/theme\/[^?]*worded[^?]*)\.scss/,
    priority: 2,
  },
  {
    name: 'portraits',
    test: /\/src\/assets\/portraits\/(?:wall\/|elena\.|marek\.)/,
    priority: 3,
  },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|redux|redux-thunk|immer|reselect|react-redux|i18next|clsx)\/|@reduxjs\/toolkit\/dist\/redux-toolkit|react-i18next\/dist\/es\/(?!.*Trans)/,
    priority: 6,
  },
  {
    name: 'shell',
    test: /\/src\/(?:app\/(?:Root|start)|core\/(?:appearance\/appearance|oneTimeToken\/takeToken)|layouts\/parts\/SiteFooter|lib\/assertNever|domain\/(?:leastAge|plainPages|signupAvailability|searchVisibility)|core\/settings\/useLeastAge|core\/navigation\/(?:wayIn|DocumentTitle|LanguageMenu|SkipLink|SiteLogo|SignupLink|plainPress)|ui\/(?:Portrait|TopBar))\.tsx?$|\/icons\/(?:chevron-down|shield-check)\./,
    priority: 5,
  },
  {
    name: 'api',
    test: /node_modules\/valibot\/|\/src\/(?:api\/(?:client|call|failure|session|calls\/(?:user|settings|members|likes))|lib\/(?:askedAhead|oneTab|quiet|uuid))\.ts$/,
    priority: 2,
  },
  {
    name: 'member',
    test: /\/src\/(?:features\/(?:likes\/likesSlice|likes\/likesThunks|likes\/LikableCard|search\/(?:searchSlice|openSearch|usePageLikely|pageLikely)|timeBonus\/timeBonusSlice)|layouts\/parts\/(?:useMemberNav|Member\w+)|features\/partners\/PartnerTiles|core\/(?:appearance\/useWide|access\/RequireMember|auth\/(?:logout|useLogout)|modals\/attention|push\/pushSlice|profiles\/(?!factTexts)\w+))\.tsx?$/,
    priority: 1,
  },
];

/**
 * Pages that many go to next: the browser is told their scripts at once. A list of every page's scripts would weigh more in
 * each first load than it saves; a visit's first page has named its own, in its file or in the empty page.
 */
const FIRST_PAGES = /\/(?:Members|Member|Chats|MemberChat|Login|Signup)Page-/;

/** The files that every page begins with. */
const IN_EVERY_PAGE = /\/(?:index|rolldown-runtime|vendor|shell)-[^/]*\.(?:js|css)$/;

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The build for a static host, with the mock backend in the browser, lies apart from the product's, and so does the
 * `next` release, which tests put in place of this one: none of its scripts has the name of one that was there.
 */
const OUT_DIRS: { [mode in string]?: string } = { mock: 'build/qa', next: 'build/next' };
/** `BUILD_INTO` names another folder, for builds that are compared. */
const outDir = (mode: string) => process.env['BUILD_INTO'] ?? OUT_DIRS[mode] ?? 'dist';
const scriptNames = (mode: string) => `assets/[name]-${mode === 'next' ? 'n' : ''}[hash:7].js`;

export default defineConfig(({ mode }) => ({
  resolve: { alias: { '@': root('./src'), '@mocks': root('./mocks'), '@tests': root('./tests') } },
  plugins: [
    react(),
    mockPlugin(),
    withoutMock(root('.'), process.env['WITHOUT_MOCK'] !== undefined),
    slimAxios,
    slimIcons,
    slimRouter,
    slimTexts,
    shortWords,
    emojiTexts,
    textFiles(root('.')),
    importParts,
    compileAhead,
    paintOnce,
    shellPage(outDir(mode), root('./locales')),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: mode === 'mock' ? 'mocks/sw' : 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: webManifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['shell.html', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [precacheShell(outDir(mode))],
      },
      devOptions: { enabled: mode === 'mock', type: 'module' },
    }),
  ],
  // A text is asked for by its file as a whole.
  json: { namedExports: false },
  define: places(process.env),
  css: {
    postcss: slimReboot(),
    preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } },
  },
  build: {
    outDir: outDir(mode),
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the first page has brought is not named again for each of the later ones.
      resolveDependencies: (asked, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter(
              (file) => !IN_EVERY_PAGE.test(file) && (file.endsWith('.css') || FIRST_PAGES.test(asked)),
            ),
    },
    sourcemap: false,
    // A second pass of another minifier: 1 kB less before the first page, and 1 kB less in the precache. QA does not wait for it.
    minify: mode === 'mock' ? 'oxc' : 'terser',
    terserOptions: { module: true, ecma: 2020, safari10: false, compress: { passes: 2 } },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Hashes are what compresses worst, and the first load names two hundred files.
        entryFileNames: scriptNames(mode),
        chunkFileNames: scriptNames(mode),
        assetFileNames: ASSET_NAMES,
      },
    },
  },
  server: { port: 5173, strictPort: true },
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.ts',
      'tests/{unit,journeys,contract,architecture,faults}/**/*.test.{ts,tsx}',
      // What needs a program that not every machine has.
      ...(process.env['TEST_PROGRAMS'] === 'nginx' ? ['tests/deploy/**/*.test.ts'] : []),
    ],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    // A zone that changes its clocks, wherever the machine stands.
    env: { TZ: process.env['TZ'] ?? 'Europe/Amsterdam' },
    // A limit for hangs: on a busy machine a page of the whole app may take some seconds.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Starting a process and loading the libraries for each file took a third of the run; `tests/setup.ts` keeps files apart.
    isolate: false,
    sequence: { sequencer: PagesFirst },
    // Twice the cores of the smallest machine: real pauses of one file are another's time.
    maxWorkers: 4,
    // Pages are built and thrown away all the time: more room for what is young spares a twentieth of the run.
    execArgv: ['--max-semi-space-size=32'],
  },
}));
