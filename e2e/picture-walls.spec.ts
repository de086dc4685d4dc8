/** Walls of pictures become each other in the editor; no link, size, crop or text is lost on the way. */
import type { Editor } from './support/editor';
import { CAPTION, PICTURES, WALLS } from './support/picture-walls';
import { expect, test } from './support/test';

// The editor is slow on a busy machine.
test.slow();

interface Block {
	name: string;
	clientId: string;
	isValid: boolean;
	innerBlocks: Block[];
}

declare const wp: {
	blocks: {
		createBlock: (
			name: string,
			attributes: object,
			inner?: Block[]
		) => Block;
		parse: ( content: string ) => Block[];
		serialize: ( blocks: Block[] ) => string;
		switchToBlockType: ( blocks: Block[], name: string ) => Block[] | null;
	};
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

const FACTS = [
	...PICTURES.flatMap( ( picture ) =>
		Object.values( picture ).filter( ( fact ) => typeof fact === 'string' )
	),
	'"enabled":true',
	CAPTION,
];

const ALL = [ ...WALLS, 'core/gallery', 'core/image' ];

interface Given {
	pictures: object[];
	caption: string;
	way: string[];
}

/** Makes core's gallery and transforms it as the toolbar does, each time saved and read again. */
const onTheWay = ( { pictures, caption, way }: Given ) => {
	const { createBlock, parse, serialize, switchToBlockType } = wp.blocks;
	const invalid = ( blocks: Block[] ): string[] =>
		blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
			...( isValid ? [] : [ name ] ),
			...invalid( innerBlocks ),
		] );
	const images = pictures.map( ( one ) => createBlock( 'core/image', one ) );
	const gallery = { caption, columns: 3, linkTo: 'none' };
	let blocks =
		way[ 0 ] === 'core/image'
			? [
					...images,
					createBlock( 'core/paragraph', { content: caption } ),
				]
			: [ createBlock( 'core/gallery', gallery, images ) ];
	return way.map( ( name ) => {
		const made =
			name === blocks[ 0 ]?.name
				? blocks
				: switchToBlockType( blocks, name );
		blocks = parse( serialize( made ?? [] ) );
		return {
			name,
			first: blocks[ 0 ]?.name,
			invalid: invalid( blocks ),
			markup: serialize( blocks )
				// What slides say.
				.replace( '"isNewTab":true', '_blank' )
				.replace( /\\u00(..)/g, ( _, code ) =>
					String.fromCharCode( parseInt( code, 16 ) )
				),
		};
	} );
};

const make = ( editor: Editor, ...way: string[] ) =>
	editor.page.evaluate( onTheWay, {
		pictures: PICTURES,
		caption: CAPTION,
		way,
	} );

test(
	'each wall becomes each other and itself again, and stays valid',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create();
		for ( const from of ALL ) {
			// What WordPress's own become of each other is not ours.
			const others = from.startsWith( 'core/' ) ? WALLS : ALL;
			for ( const to of others.filter( ( name ) => name !== from ) ) {
				const steps = await make( editor, from, to, from );
				for ( const { name, first, invalid, markup } of steps ) {
					const title = `${ from } → ${ to }: ${ name }`;
					expect( first, title ).toBe( name );
					expect( invalid, title ).toEqual( [] );
					expect(
						FACTS.filter( ( fact ) => ! markup.includes( fact ) ),
						title
					).toEqual( [] );
				}
			}
		}
	}
);
