import { schedule } from '../../test/schedule';
import { trigger } from './view';

it( 'fires seconds after the page has loaded, or at once', () => {
	const now = jest.spyOn( performance, 'now' ).mockReturnValue( 1000 );
	const [ late, atOnce ] = [ schedule( trigger, '5' ), schedule( trigger ) ];
	jest.advanceTimersByTime( 1 );
	expect( atOnce ).toHaveBeenCalled();
	jest.advanceTimersByTime( 3998 );
	expect( late ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( late ).toHaveBeenCalled();
	now.mockRestore();
} );
