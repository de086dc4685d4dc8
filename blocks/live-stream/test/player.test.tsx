/** The player and the chat: at a press, by consent, and in time. */
import { waitFor } from '@testing-library/dom';
import { mayContact } from '@frontage/lib/consent';
import type { FrontageIsland } from '@frontage/islands/types';
import { hydrate } from '@frontage/react/hydrate';
import { read, blocks } from '../../../tests/conformance/modules';
import { LiveStream } from '../view/component';
import type { LiveProps } from '../view/types';
import { settle } from '../../../tests/support/settle';

const mockOpen = jest.fn();

let mockCanOpen = true;
jest.mock( '@frontage/video-player', () => ( {
	canOpen: () => mockCanOpen,
	openPlayer: ( ...given: unknown[] ) => mockOpen( ...given ),
} ) );

let stop: () => void;

/** Hydrates the golden file of a fixture. */
async function start( sentence = 'always-on-with-chat' ) {
	const module = blocks.find( ( { slug } ) => slug === 'live-stream' )!;
	document.body.innerHTML = `${ read(
		module,
		`fixtures/${ sentence }.html`
	) }<form><input></form>`;
	const island = document.querySelector< FrontageIsland >(
		'frontage-island[name=live-stream]'
	)!;
	const props: LiveProps = JSON.parse( island.getAttribute( 'props' )! );
	await settle( () => {
		stop = hydrate( LiveStream )(
			island,
			props as unknown as Record< string, unknown >
		) as () => void;
	} );
	const find = < Part extends HTMLElement >( name: string ) =>
		island.querySelector< Part >( `.frontage-live-stream__${ name }` )!;
	const press = ( name: string ) => settle( () => find( name ).click() );
	return { island, props, find, press };
}

beforeAll( () => {
	(
		globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
	 ).IS_REACT_ACT_ENVIRONMENT = false;
} );

beforeEach( () => {
	localStorage.clear();
	jest.clearAllMocks();
	mockOpen.mockImplementation( ( stage: Element ) => {
		const frame = document.createElement( 'iframe' );
		stage.prepend( frame );
		return { frame, remove: () => frame.remove() };
	} );
} );

afterEach( () => stop() );

test( 'reveals the player when it plays, or after 4 seconds', async () => {
	const timers = jest.spyOn( window, 'setTimeout' );
	const { find, press } = await start();
	await press( 'cover' );
	expect( find( 'cover' ).hidden ).toBe( false );
	expect( find( 'cover' ).dataset.pending ).toBe( '' );
	const [ reveal ] = timers.mock.calls.find( ( [ , ms ] ) => ms === 4000 )!;
	await settle( reveal as () => void );
	expect( find( 'cover' ).hidden ).toBe( true );
	timers.mockRestore();
	stop();
	const again = await start();
	await again.press( 'cover' );
	await settle( () => mockOpen.mock.calls[ 1 ][ 1 ].onState( true ) );
	expect( again.find( 'cover' ).hidden ).toBe( true );
} );

test( 'brings the cover back and says why if the vendor refuses', async () => {
	const { find, press } = await start();
	await press( 'cover' );
	await settle( () => mockOpen.mock.calls[ 0 ][ 1 ].onFailure() );
	expect( find( 'cover' ).hidden ).toBe( false );
	expect( find( 'failed' ).textContent ).toContain( 'cannot play' );
} );

test( 'brings the cover back when it is hidden, and opens nothing in what is closed', async () => {
	const { find, press, island } = await start();
	await press( 'cover' );
	await settle( () => mockOpen.mock.calls[ 0 ][ 1 ].onHidden() );
	expect( find( 'cover' ).hidden ).toBe( false );
	expect( island.querySelector( 'iframe' ) ).toBeNull();
	mockCanOpen = false;
	await press( 'cover' );
	mockCanOpen = true;
	expect( mockOpen ).toHaveBeenCalledTimes( 1 );
	expect( find( 'cover' ).dataset.pending ).toBeUndefined();
} );

test( 'opens the chat at a press, or with the stream if the visitor has agreed', async () => {
	const { find, press, props } = await start();
	await press( 'cover' );
	expect( find( 'chat' ).querySelector( 'iframe' ) ).toBeNull();
	await press( 'chat-open' );
	expect( find( 'chat' ).querySelector( 'iframe' )!.src ).toBe(
		'https://www.youtube.com/live_chat?v=aqz-KE-bpKQ&embed_domain=localhost'
	);
	stop();
	localStorage.clear();
	const again = await start();
	await settle( () =>
		again.find( 'ask' ).querySelector( 'button' )!.click()
	);
	expect( mayContact( props.vendors.youtube!.terms ) ).toBe( true );
	await waitFor( () =>
		expect( again.find( 'chat' ).querySelector( 'iframe' ) ).not.toBeNull()
	);
	expect( again.find( 'player' ).querySelector( 'iframe' ) ).not.toBeNull();
	await settle( () =>
		again.find( 'ask' ).querySelector( 'button' )!.click()
	);
	expect( again.island.querySelector( 'iframe' ) ).toBeNull();
} );

test( 'consent after a press leaves the player that plays', async () => {
	const { find, press, island } = await start();
	await press( 'cover' );
	await settle( () => mockOpen.mock.calls[ 0 ][ 1 ].onState( true ) );
	await press( 'choice' );
	expect( mockOpen ).toHaveBeenCalledTimes( 1 );
	expect( find( 'player' ).querySelectorAll( 'iframe' ) ).toHaveLength( 1 );
	await press( 'choice' );
	expect( island.querySelector( 'iframe' ) ).toBeNull();
} );

test( 'a link to elsewhere stays a link', async () => {
	const { find } = await start( 'elsewhere-and-only-a-link' );
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	document.addEventListener( 'click', ( last ) => last.preventDefault(), {
		once: true,
		capture: false,
	} );
	find( 'cover' ).dispatchEvent( event );
	expect( mockOpen ).not.toHaveBeenCalled();
} );
