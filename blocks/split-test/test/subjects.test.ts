import type { Block } from '@wordpress/blocks';
import { nameOf, percentOf } from '../edit/names';
import { arrange } from '../edit/subjects';
import { uuid } from '../edit/uuid';

const variant = ( clientId: string, subject?: string, more: object = {} ) =>
	( {
		clientId,
		name: 'frontage/split-variant',
		attributes: { subject, weight: 50, ...more },
		innerBlocks: [],
	} ) as unknown as Block;

describe( 'arrange', () => {
	it( 'leaves what is in order', () => {
		expect(
			arrange( [
				variant( 'a' ),
				variant( 'b', '1' ),
				variant( 'c', '7' ),
			] )
		).toEqual( { control: 'a', changed: [] } );
	} );

	it( 'numbers copies, and never uses a number twice', () => {
		expect(
			arrange( [
				variant( 'a' ),
				variant( 'b', '2' ),
				variant( 'copy', '2' ),
				variant( 'copy-of-control' ),
				variant( 'c', '1' ),
			] ).changed
		).toEqual( [
			{ clientId: 'copy', subject: '3' },
			{ clientId: 'copy-of-control', subject: '4' },
		] );
	} );

	it( 'gives no variant the number of one that was removed', () => {
		const rest = [ variant( 'a' ), variant( 'b', '1' ) ];
		const copy = variant( 'copy', '1' );
		expect( arrange( [ ...rest, copy ], 2 ).changed ).toEqual( [
			{ clientId: 'copy', subject: '3' },
		] );
		expect( arrange( [ ...rest, copy ], 63 ).changed ).toEqual( [
			{ clientId: 'copy', subject: '2' },
		] );
	} );

	it( 'knows a control that was moved, and replaces one that was removed', () => {
		expect(
			arrange( [ variant( 'b', '1' ), variant( 'a' ) ] ).control
		).toBe( 'a' );
		expect(
			arrange( [ variant( 'b', '1' ), variant( 'c', '2' ) ] )
		).toEqual( {
			control: 'b',
			changed: [ { clientId: 'b', subject: undefined } ],
		} );
		expect( arrange( [] ) ).toEqual( { control: undefined, changed: [] } );
	} );
} );

describe( 'names and shares', () => {
	it( 'calls variants by letters, or as the author does', () => {
		const all = [
			variant( 'a' ),
			variant( 'b', '1', { name: 'Loud' } ),
			variant( 'c', '2' ),
		];
		expect( all.map( nameOf ) ).toEqual( [
			'Control',
			'Loud',
			'Variant C',
		] );
	} );

	it( 'shares visitors by weight', () => {
		const all = [
			variant( 'a', undefined, { weight: 10 } ),
			variant( 'b', '1', { weight: 30 } ),
		];
		expect( all.map( ( _, at ) => percentOf( all, at ) ) ).toEqual( [
			25, 75,
		] );
		const none = [
			variant( 'a', undefined, { weight: 0 } ),
			variant( 'b', '1', { weight: 0 } ),
		];
		expect( none.map( ( _, at ) => percentOf( none, at ) ) ).toEqual( [
			100, 0,
		] );
	} );
} );

describe( 'uuid', () => {
	it( 'is one of version 4, and never the same', () => {
		expect( uuid() ).toMatch(
			/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
		);
		expect( uuid() ).not.toBe( uuid() );
	} );
} );
