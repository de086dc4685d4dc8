/** The stream in the browser: nothing before a press, a question when one begins, and never at the cost of a form. */
import { waitFor } from '@testing-library/dom';
import type { FrontageIsland } from '@frontage/islands/types';
import { hydrate } from '@frontage/react/hydrate';
import { read, blocks } from '../../../tests/conformance/modules';
import { LiveStream } from '../view/component';
import type { Answer, LiveProps, Stream } from '../view/types';
import { settle } from '../../../tests/support/settle';

const mockOpen = jest.fn();
const mockConfirm = jest.fn();
const mockCall = jest.fn();
const mockRefresh = jest.fn();
let mockOnAnswer: ( answer: Answer ) => void;
let mockCheck: () => Promise< Answer >;

jest.mock( '@frontage/video-player', () => ( {
	canOpen: () => true,
	openPlayer: ( ...given: unknown[] ) => mockOpen( ...given ),
} ) );
jest.mock( '@frontage/dialog', () => ( {
	showConfirm: ( ...given: unknown[] ) => mockConfirm( ...given ),
} ) );
jest.mock( '@frontage/api', () => ( {
	callAction: ( ...given: unknown[] ) => mockCall( ...given ),
} ) );
jest.mock( '../view/refresh-page', () => ( {
	refreshPage: () => mockRefresh(),
} ) );
jest.mock( '../view/checks', () => ( {
	keepChecking: (
		check: typeof mockCheck,
		onAnswer: typeof mockOnAnswer
	) => {
		mockCheck = check;
		mockOnAnswer = onAnswer;
		return () => {};
	},
} ) );

const LIVE: Stream = {
	id: 'liveliveliv',
	title: 'The boats leave',
	url: 'https://www.youtube.com/watch?v=liveliveliv',
	vendor: 'youtube',
	embed: 'https://www.youtube-nocookie.com/embed/liveliveliv?rel=0',
	chat: 'https://www.youtube.com/live_chat?v=liveliveliv',
	start: 1,
	actualStart: 2,
	actualEnd: 0,
	liveBroadcastContent: 'live',
};

const NOTHING: Answer = { fresh_live: false, is_known: true, streams: [] };

const FRESH: Answer = { ...NOTHING, fresh_live: true, streams: [ LIVE ] };

let stop: () => void;

/** Hydrates the golden file of a fixture. */
async function start(
	sentence = 'planned-for-a-day-to-come',
	more: Partial< LiveProps > = { channelId: 'signed' }
) {
	const module = blocks.find( ( { slug } ) => slug === 'live-stream' )!;
	document.body.innerHTML = `${ read(
		module,
		`fixtures/${ sentence }.html`
	) }<form><input></form>`;
	const island = document.querySelector< FrontageIsland >(
		'frontage-island[name=live-stream]'
	)!;
	const props: LiveProps = {
		...JSON.parse( island.getAttribute( 'props' )! ),
		...more,
	};
	await settle( () => {
		stop = hydrate( LiveStream )(
			island,
			props as unknown as Record< string, unknown >
		) as () => void;
	} );
	const find = < Part extends HTMLElement >( name: string ) =>
		island.querySelector< Part >( `.frontage-live-stream__${ name }` )!;
	const title = () => find( 'title' ).textContent;
	const press = ( name: string ) => settle( () => find( name ).click() );
	return { island, props, find, title, press };
}

beforeAll( () => {
	(
		globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
	 ).IS_REACT_ACT_ENVIRONMENT = false;
} );

beforeEach( () => {
	localStorage.clear();
	jest.clearAllMocks();
	mockConfirm.mockResolvedValue( false );
	mockOpen.mockImplementation( ( stage: Element ) => {
		const frame = document.createElement( 'iframe' );
		stage.prepend( frame );
		return { frame, remove: () => frame.remove() };
	} );
} );

afterEach( () => {
	stop();
	jest.restoreAllMocks();
} );

test( 'asks with the fields of the specification', async () => {
	await start();
	await mockCheck();
	expect( mockCall ).toHaveBeenCalledWith( 'frontage_live_check', {
		security: '',
		channelId: 'signed',
		streams: '',
	} );
	await settle( () => mockOnAnswer( FRESH ) );
	await mockCheck();
	expect( mockCall.mock.calls[ 1 ][ 1 ].streams ).toBe( 'liveliveliv' );
} );

test( 'a schedule alone asks nobody', async () => {
	mockOnAnswer = jest.fn();
	const unset = mockOnAnswer;
	await start( undefined, {} );
	expect( mockOnAnswer ).toBe( unset );
} );

test( 'the first answer brings an old page up to date without a question', async () => {
	const { find, title } = await start();
	expect( title() ).toBe( 'New Year’s concert at the harbour' );
	await settle( () => mockOnAnswer( FRESH ) );
	expect( title() ).toBe( 'The boats leave' );
	expect( find( 'badge' ).textContent ).toBe( 'Live ' );
	expect( find( 'cover' ).getAttribute( 'href' ) ).toBe( LIVE.url );
	await waitFor( () =>
		expect( document.querySelector( '[role=status]' )!.textContent ).toBe(
			'Live The boats leave'
		)
	);
	expect( mockConfirm ).not.toHaveBeenCalled();
} );

test( 'an answer that comes before the first look at the clock is shown as it is', async () => {
	jest.spyOn( window, 'requestAnimationFrame' ).mockReturnValue( 0 );
	const unset = jest.fn();
	mockOnAnswer = unset;
	void start();
	await waitFor( () => expect( mockOnAnswer ).not.toBe( unset ) );
	mockOnAnswer( FRESH );
	await waitFor( () => {
		const badge = document.querySelector( '.frontage-live-stream__badge' )!;
		expect( badge.textContent ).toBe( 'Live ' );
	} );
} );

test( 'asks whether to refresh when a stream begins, once', async () => {
	const { find, title } = await start();
	await settle( () => mockOnAnswer( NOTHING ) );
	await settle( () => mockOnAnswer( FRESH ) );
	expect( mockConfirm.mock.calls[ 0 ][ 0 ] ).toBe(
		'The live stream may have started. Click OK to refresh the page.'
	);
	expect( mockRefresh ).not.toHaveBeenCalled();
	await settle( () => mockOnAnswer( FRESH ) );
	expect( mockConfirm ).toHaveBeenCalledTimes( 1 );
	expect( title() ).toBe( 'New Year’s concert at the harbour' );
	await settle( () => find( 'fresh' ).querySelector( 'button' )!.click() );
	expect( title() ).toBe( 'The boats leave' );
	expect( find( 'fresh' ) ).toBeNull();
} );

test( 'refreshes the page if the visitor agrees', async () => {
	mockConfirm.mockResolvedValue( true );
	await start();
	await settle( () => mockOnAnswer( NOTHING ) );
	await settle( () => mockOnAnswer( FRESH ) );
	expect( mockRefresh ).toHaveBeenCalledTimes( 1 );
} );

test( 'never asks while a form is filled in or something is open', async () => {
	const { find } = await start();
	await settle( () => mockOnAnswer( NOTHING ) );
	document.querySelector< HTMLInputElement >( 'form input' )!.value = 'Ada';
	await settle( () => mockOnAnswer( FRESH ) );
	expect( mockConfirm ).not.toHaveBeenCalled();
	expect( find( 'fresh' ).textContent ).toBe(
		'The live stream may have started. Watch now'
	);
	stop();
	await start();
	document.body.insertAdjacentHTML( 'beforeend', '<dialog open></dialog>' );
	await settle( () => mockOnAnswer( NOTHING ) );
	await settle( () => mockOnAnswer( FRESH ) );
	expect( mockConfirm ).not.toHaveBeenCalled();
} );

test( 'takes nothing away from who is watching', async () => {
	const { find, title, press } = await start();
	await press( 'cover' );
	await settle( () => mockOnAnswer( NOTHING ) );
	await settle( () => mockOnAnswer( FRESH ) );
	expect( mockConfirm ).not.toHaveBeenCalled();
	expect( find( 'player' ).querySelector( 'iframe' ) ).not.toBeNull();
	await settle( () => find( 'fresh' ).querySelector( 'button' )!.click() );
	expect( find( 'player' ).querySelector( 'iframe' ) ).toBeNull();
	expect( title() ).toBe( 'The boats leave' );
} );
