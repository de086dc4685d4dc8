/** The tab of split tests: what it shows, what it asks before it changes a page, and what it does on errors. */
import apiFetch from '@wordpress/api-fetch';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Messages } from '../../parts/messages';
import { setArgs } from '../../parts';
import { Screen } from './screen';
import type { Report, TestList } from './types';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const fetch = jest.mocked( apiFetch );

const HEAD = {
	id: '0b0f4a5e-6d2c-4c39-9a51-2f0f6c1d7e01',
	name: 'Call to action',
	goal: 'click',
	target: '',
	state: 'running' as const,
	started: '2030-01-03',
	ended: '',
	applied: '',
	page: { title: 'Home', edit: '', view: 'https://example.org/' },
};

const LIST: TestList = {
	tests: [ { ...HEAD, visitors: 4000, result: '“B” is ahead', winner: 1 } ],
	total: 1,
	pages: 1,
};

const variant = ( subject: number, name: string, rate: number ) => ( {
	subject,
	name,
	isRemoved: false,
	visitors: 2000,
	goals: rate * 2000,
	rate,
	bounced: 0.25,
	records: { view_page: 2000, click_goal: rate * 2000 },
	comparison: null,
} );

const REPORT: Report = {
	...HEAD,
	place: {
		title: 'Home',
		edit: '',
		read: 'a'.repeat( 64 ),
		obstacle: '',
		canUndo: true,
		canReset: false,
	},
	days: 10,
	bounce: 5,
	goalRecord: 'click_goal',
	verdict: 'winner',
	winner: 1,
	words: [ 'Use “B”.', 'Between +20% and +80%.' ],
	cautions: [],
	variants: [
		variant( 0, 'Control', 0.05 ),
		{
			...variant( 1, 'B', 0.075 ),
			comparison: {
				uplift: 0.5,
				low: 0.2,
				high: 0.8,
				isBetter: true,
				isWorse: false,
				text: '+50%',
				limits: '+20% to +80%',
			},
		},
	],
	chart: {
		times: [ '2030-01-03', '2030-01-04' ],
		lines: [
			{ subject: 0, rates: [ null, 0.05 ] },
			{ subject: 1, rates: [ 0.08, 0.075 ] },
		],
	},
};

/** Answers requests of a report with it, and of the list with the list. */
const answer = ( report: unknown, list: unknown = LIST ) =>
	fetch.mockImplementation( ( { path = '' } ) =>
		Promise.resolve( path.includes( HEAD.id ) ? report : list )
	);

const show = ( args: Record< string, string > = {} ) => {
	setArgs( { test: '', state: '', list: '', ...args } );
	render(
		<>
			<Screen />
			<Messages />
		</>
	);
};

const requests = () => fetch.mock.calls.map( ( [ options ] ) => options );

beforeEach( () => {
	fetch.mockReset();
} );

it( 'lists tests, and says so if there are none', async () => {
	answer( REPORT );
	show();
	const link = await screen.findByRole( 'link', { name: 'Call to action' } );
	expect( link.getAttribute( 'href' ) ).toContain( `test=${ HEAD.id }` );
	const cells = screen
		.getAllByRole( 'cell' )
		.map( ( one ) => one.textContent );
	expect( cells ).toEqual( [
		'Call to actionHome',
		'Click',
		'RunningSince Jan 3, 2030',
		'4,000',
		'“B” is ahead',
	] );
} );

it( 'says that there is no test', async () => {
	answer( REPORT, { tests: [], total: 0, pages: 0 } );
	show( { list: '2' } );
	expect( await screen.findByText( /No split tests yet/ ) ).toBeTruthy();
} );

it( 'shows an error, and tries again', async () => {
	fetch.mockRejectedValueOnce( { code: 'x', message: 'It broke.' } );
	show( { list: '3' } );
	await screen.findAllByText( 'It broke.' );
	answer( REPORT );
	await userEvent.click( screen.getByRole( 'button', { name: /again/ } ) );
	expect( await screen.findByText( 'Call to action' ) ).toBeTruthy();
} );

it( 'shows what the server says, the limits also in words, and lines also as a table', async () => {
	answer( REPORT );
	show( { test: HEAD.id } );
	expect( await screen.findByText( 'Use “B”.' ) ).toBeTruthy();
	const variants = screen.getByRole( 'table', { name: 'Variants' } );
	const rows = within( variants ).getAllByRole( 'row' );
	expect( rows.map( ( row ) => row.textContent ) ).toEqual( [
		'VariantVisitorsClickedRateDifference to the controlLeft early',
		'Control2,0001005%–25%',
		'BBest2,0001507.5%+50% +20% to +80%25%',
	] );
	const bar = variants.querySelector( '.is-better .is-bar' )!;
	expect( Number( bar.getAttribute( 'x' ) ) ).toBeGreaterThan( 50 );
	await userEvent.click( screen.getByText( 'As a table' ) );
	const table = screen.getByRole( 'table', { name: 'Rate over time' } );
	expect( within( table ).getAllByRole( 'row' )[ 2 ]!.textContent ).toBe(
		'Jan 3, 2030–8%'
	);
} );

it( 'asks which variant to keep, begins with the best, and sends what was read', async () => {
	answer( REPORT );
	show( { test: HEAD.id } );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'End test…' } )
	);
	const dialog = screen.getByRole( 'dialog', { name: 'End this test?' } );
	const best = within( dialog ).getByRole( 'radio', { name: 'B (best)' } );
	expect( ( best as HTMLInputElement ).checked ).toBe( true );
	answer( { ...REPORT, applied: 'B', state: 'ended', place: null } );
	await userEvent.click(
		within( dialog ).getByRole( 'button', { name: 'End test' } )
	);
	await waitFor( () =>
		expect( requests() ).toContainEqual(
			expect.objectContaining( {
				path: `/frontage/v1/split-tests/${ HEAD.id }/apply`,
				data: { subject: 1, read: 'a'.repeat( 64 ) },
			} )
		)
	);
	await screen.findAllByText( 'The test has ended. Everyone sees “B”.' );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
} );

it( 'says how to bring back a test that is in a file of the theme', async () => {
	const place = { ...REPORT.place, canUndo: false, canReset: true };
	answer( { ...REPORT, place } );
	show( { test: HEAD.id } );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'End test…' } )
	);
	expect( screen.getByRole( 'dialog' ).textContent ).toMatch(
		/reset the template in the site editor/
	);
} );

it( 'cannot change what someone else is editing', async () => {
	const obstacle = 'Mira is editing it at the moment.';
	answer( { ...REPORT, place: { ...REPORT.place, obstacle } } );
	show( { test: HEAD.id } );
	await screen.findAllByText( obstacle );
	for ( const name of [ 'Pause', 'End test…' ] ) {
		const button = screen.getByRole( 'button', { name } );
		expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	}
	expect( screen.queryByRole( 'button', { name: 'Delete…' } ) ).toBeNull();
} );

it( 'deletes a test that has ended, after a confirmation', async () => {
	answer( { ...REPORT, state: 'ended', ended: '2030-02-01', place: null } );
	show( { test: HEAD.id } );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Delete…' } )
	);
	expect( requests().every( ( { method } ) => method !== 'POST' ) ).toBe(
		true
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Delete' } ) );
	await screen.findAllByText( 'The test was deleted.' );
	expect( await screen.findByRole( 'cell', { name: /Call/ } ) ).toBeTruthy();
} );
