import { schedule } from '../../test/schedule';
import { trigger } from './view';

it( 'fires when the mouse leaves at the top only', () => {
	const fire = schedule( trigger );
	const leave = ( clientY: number ) =>
		document.documentElement.dispatchEvent(
			new MouseEvent( 'mouseleave', { clientY } )
		);
	leave( 300 );
	expect( fire ).not.toHaveBeenCalled();
	leave( -1 );
	expect( fire ).toHaveBeenCalled();
} );
