/** Settings of extensions when blocks are turned into others. */
import type { Block } from '@wordpress/blocks';
import { withSettings } from '../keep-extensions';

const block = ( name: string, frontage?: object, innerBlocks: Block[] = [] ) =>
	( {
		name,
		clientId: name,
		isValid: true,
		attributes: frontage ? { frontage } : {},
		innerBlocks,
	} ) as Block;
const HIDDEN = { visibility: { visitors: 'in' } };

const settingsOf = ( made: Block, sources: Block | Block[], all = [ made ] ) =>
	withSettings( made, sources, all.indexOf( made ), all ).attributes;

test( 'a heading keeps the settings of the paragraph that it was', () => {
	const paragraph = block( 'core/paragraph', HIDDEN );
	const heading = block( 'core/heading' );
	expect( settingsOf( heading, [ paragraph ] ) ).toEqual( {
		frontage: HIDDEN,
	} );
	expect( settingsOf( heading, paragraph ) ).toEqual( { frontage: HIDDEN } );
	const other = block( 'core/heading' );
	const both = [ block( 'core/paragraph' ), paragraph ];
	expect( settingsOf( other, both, [ heading, other ] ) ).toEqual( {
		frontage: HIDDEN,
	} );
	expect( settingsOf( heading, both, [ heading, other ] ) ).toEqual( {} );
} );

test( 'settings are neither doubled nor mixed', () => {
	const paragraph = block( 'core/paragraph', HIDDEN );
	expect(
		settingsOf( block( 'core/group', undefined, [ paragraph ] ), [
			paragraph,
		] )
	).toEqual( {} );
	const own = { tooltip: { text: 'Own' } };
	expect( settingsOf( block( 'core/quote', own ), [ paragraph ] ) ).toEqual( {
		frontage: own,
	} );
} );

test( 'what was hidden stays hidden when several become one, and one several', () => {
	const both = { ...HIDDEN, tooltip: { text: 'Own' } };
	const plain = block( 'core/paragraph' );
	const secret = block( 'core/paragraph', both );
	const list = block( 'core/list' );
	expect( settingsOf( list, [ plain, secret ] ) ).toEqual( {
		frontage: HIDDEN,
	} );
	expect( settingsOf( list, [ plain, plain ] ) ).toEqual( {} );
	const other = block( 'core/heading' );
	for ( const made of [ list, other ] ) {
		expect( settingsOf( made, secret, [ list, other ] ) ).toEqual( {
			frontage: HIDDEN,
		} );
	}
} );
