import { schedule } from '../../test/schedule';
import { trigger } from './view';

it( 'fires for elements that match the selector, instead of what their click does', () => {
	document.body.innerHTML = '<a class="open"><b></b></a><i></i>';
	const [ fire, broken ] = [
		schedule( trigger, '.open' ),
		schedule( trigger, '.' ),
	];
	const click = ( tag: string ) =>
		document
			.querySelector( tag )!
			.dispatchEvent(
				new MouseEvent( 'click', { bubbles: true, cancelable: true } )
			);
	expect( click( 'i' ) ).toBe( true );
	expect( fire ).not.toHaveBeenCalled();
	expect( click( 'b' ) ).toBe( false );
	expect( fire ).toHaveBeenCalledTimes( 1 );
	expect( broken ).not.toHaveBeenCalled();
} );
