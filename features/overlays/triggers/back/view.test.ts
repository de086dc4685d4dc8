import { schedule } from '../../test/schedule';
import { trigger } from './view';

/** Index of the current entry in the history. */
let index = 0;

beforeEach( () => {
	index = 0;
	Object.assign( window, {
		navigation: {
			get currentEntry() {
				return { index };
			},
		},
	} );
	Object.defineProperty( navigator, 'userActivation', {
		configurable: true,
		value: { hasBeenActive: true },
	} );
	jest.spyOn( document, 'querySelector' ).mockReturnValue( null );
	jest.spyOn( history, 'pushState' ).mockImplementation( () => void index++ );
} );

afterEach( () => jest.restoreAllMocks() );

it( 'fires on the first Back after a press, and leaves if nothing opens', async () => {
	const back = jest.spyOn( history, 'back' ).mockImplementation( () => {} );
	const fire = schedule( trigger );
	fire.mockResolvedValue( false );
	document.body.dispatchEvent( new Event( 'pointerup', { bubbles: true } ) );
	await jest.advanceTimersByTimeAsync( 1 );
	expect( history.pushState ).toHaveBeenCalledTimes( 1 );
	index--;
	dispatchEvent( new Event( 'popstate' ) );
	await jest.advanceTimersByTimeAsync( 1 );
	expect( fire ).toHaveBeenCalledTimes( 1 );
	expect( back ).toHaveBeenCalledTimes( 1 );
} );
