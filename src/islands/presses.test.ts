import { Island, TAG } from './island';
import { watchPresses } from './presses';
import { take } from '../../tests/support/items';

// A module that is still loading.
Object.defineProperty( Island.prototype, 'wake', {
	value: () => new Promise( () => {} ),
} );

/**
 * Clicks a link after an earlier click that was made before the runtime loaded.
 *
 * @param early URL of the link that was clicked first.
 * @return Whether the browser follows the second link.
 */
function follows( early: string ): boolean {
	document.body.innerHTML = `<${ TAG } wake="interaction"><a href="${ early }"></a><a href="/second"></a></${ TAG }>`;
	const [ first, second ] = take( document.querySelectorAll( 'a' ), 2 );
	const press = () =>
		new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	const noted = press();
	Object.defineProperty( noted, 'target', { value: first } );
	self.frontagePresses = [ noted ];
	watchPresses();
	const later = press();
	second.dispatchEvent( later );
	return ! later.defaultPrevented;
}

beforeAll( () => customElements.define( TAG, Island ) );

test( 'an early click on a link can be replaced by a later one', () => {
	expect( follows( '#there' ) ).toBe( false );
	expect( follows( '/first' ) ).toBe( true );
} );

test( 'leaves a button with a command to browsers that support it, and delays it in others', () => {
	document.body.innerHTML = `<${ TAG } wake="interaction"><button commandfor="x"></button></${ TAG }>`;
	const button = document.querySelector( 'button' )!;
	watchPresses();
	const isHeld = () =>
		! button.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true } )
		);
	expect( isHeld() ).toBe( true );
	Object.assign( button, { commandForElement: document.body } );
	expect( isHeld() ).toBe( false );
} );
