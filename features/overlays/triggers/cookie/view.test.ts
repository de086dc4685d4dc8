import { schedule } from '../../test/schedule';
import { trigger } from './view';

it( 'checks a cookie, with or without a value', () => {
	document.cookie = 'plan=free';
	const wanted = [ 'plan', 'plan=free', 'plan=paid', 'pla' ];
	expect(
		wanted.map( ( value ) => schedule( trigger, value ).mock.calls.length )
	).toEqual( [ 1, 1, 0, 0 ] );
} );
