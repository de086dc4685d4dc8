/** Each caller gets a separate task, in order. */
import { turn } from './turn';

test( 'runs each in its own task, in order', async () => {
	const seen: string[] = [];
	const work = ( name: string ) =>
		turn().then( () => {
			seen.push( name );
			// A task between two turns; everything left in this one runs before it.
			setTimeout( () => seen.push( `after ${ name }` ) );
		} );
	await Promise.all( [ work( 'first' ), work( 'second' ), work( 'third' ) ] );
	expect( seen ).toEqual( [
		'first',
		'after first',
		'second',
		'after second',
		'third',
	] );
} );
