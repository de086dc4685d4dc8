import { schedule } from '../../test/schedule';
import { trigger } from './view';

it( 'fires after a purchase reported by server or page', () => {
	const fire = schedule( trigger );
	expect( fire ).not.toHaveBeenCalled();
	document.dispatchEvent( new Event( 'frontage:purchased' ) );
	expect( fire ).toHaveBeenCalledTimes( 1 );
	document.body.innerHTML =
		'<frontage-island data-purchased></frontage-island>';
	expect( schedule( trigger ) ).toHaveBeenCalledTimes( 1 );
} );
