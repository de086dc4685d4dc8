import { schedule } from '../../test/schedule';
import { trigger } from './view';

it( 'opens after a comment, also when the address says so', () => {
	history.replaceState( null, '', '/post/' );
	expect( schedule( trigger ) ).not.toHaveBeenCalled();
	history.replaceState( null, '', '/post/?et_monarch_popup=true' );
	expect( schedule( trigger ) ).toHaveBeenCalledTimes( 1 );
	history.replaceState( null, '', '/post/?et_monarch_popup=false' );
	expect( schedule( trigger ) ).not.toHaveBeenCalled();
	history.replaceState( null, '', '/' );
} );
