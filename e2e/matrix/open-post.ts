/** The matrix's post: each worker opens one in the editor, for every block that it tests. */
import type { Page } from '@playwright/test';
import { Editor } from '../support/editor';
import { test as base } from '../support/test';
import { Watch } from '../support/watch';

interface Block {
	clientId: string;
	name: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

declare const wp: {
	apiFetch: ( request: object ) => Promise< any >;
	blocks: {
		createBlock: ( name: string ) => Block;
		parse: ( content: string ) => Block[];
		serialize: ( blocks: Block[] ) => string;
	};
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

/** Errors that our blocks do not cause: fixtures contain handwritten core blocks and hostile URLs. */
const EXPECTED = [
	/Block validation: .* core\/[a-z-]+ \{(?:apiVersion: \d+, )?name/s,
	/ERR_UNKNOWN_URL_SCHEME \(javascript:/,
	// Core tries the old forms of its blocks on those that are handwritten.
	/(wp\.blocks\.(children|node)\.\w+|RichText value prop as children type) is deprecated/,
	/404 \(Not Found\) \(.*\/wp-admin\/x\)/,
	// Vendors of videos and feeds that fixtures name do not exist here; the editor says so beside the field.
	/4\d\d \(.*\/action\/frontage_(describe_video|describe_playlist|find_feed)\?/,
];

/** A post in the editor, whose content is replaced again and again. */
export class OpenPost {
	private readonly watch: Watch;

	private seen = 0;

	/** Content of modules' pages. */
	private fixtures = new Map< string, string >();

	constructor( readonly editor: Editor ) {
		this.watch = new Watch( editor.page, EXPECTED );
	}

	get page(): Page {
		return this.editor.page;
	}

	/** Errors since the last call. */
	complaints(): string[] {
		const since = this.watch.noted.slice( this.seen );
		this.seen = this.watch.noted.length;
		return since;
	}

	/**
	 * Empties the post, and inserts and selects a block as the inserter does.
	 *
	 * With images, posts or rules, its own settings appear, so it becomes what the demo's first one is.
	 *
	 * @param slug Of the block and of its page.
	 */
	async insert( slug: string ): Promise< void > {
		return this.page.evaluate(
			async ( { content, name: wanted } ) => {
				const editor = wp.data.dispatch( 'core/block-editor' );
				const block = wp.blocks.createBlock( wanted );
				await editor.resetBlocks( [] );
				await editor.insertBlock( block );
				const model = wp.blocks
					.parse( content )
					.find( ( { name } ) => name === wanted );
				if ( model ) {
					await editor.updateBlockAttributes(
						block.clientId,
						model.attributes
					);
					await editor.replaceInnerBlocks(
						block.clientId,
						model.innerBlocks,
						false
					);
				}
				await editor.selectBlock( block.clientId );
			},
			{
				content: this.fixtures.get( slug ) ?? '',
				name: `frontage/${ slug }`,
			}
		);
	}

	/**
	 * Replaces the content by new blocks and all their fixtures.
	 *
	 * @param slugs Of the blocks.
	 */
	async write( slugs: string[] ): Promise< void > {
		return this.page.evaluate(
			( { content, names } ) =>
				wp.data
					.dispatch( 'core/block-editor' )
					.resetBlocks( [
						...names.map( ( name ) =>
							wp.blocks.createBlock( name )
						),
						...wp.blocks.parse( content ),
					] ),
			{
				content: slugs
					.map( ( slug ) => this.fixtures.get( slug ) )
					.join( '\n\n' ),
				names: slugs.map( ( slug ) => `frontage/${ slug }` ),
			}
		);
	}

	/**
	 * Reads the content of modules' pages of the demo site; the page of posts, too, is called `blog`.
	 *
	 * @param slugs Of the modules.
	 */
	async readFixtures( slugs: string[] ): Promise< void > {
		const found = await this.page.evaluate( async ( names ) => {
			const query = names
				.map( ( name ) => `slug[]=${ name }` )
				.join( '&' );
			const pages: { link: string; content: { raw: string } }[] =
				await wp.apiFetch( {
					// Without what the server prints for them.
					path: `/wp/v2/pages?${ query }&per_page=100&context=edit&_fields=link,content.raw`,
				} );
			return names.map( ( name ) => {
				const own = pages.find( ( { link } ) =>
					link.endsWith( `/modules/${ name }/` )
				);
				if ( ! own ) {
					throw new Error( `The demo has no page of ${ name }.` );
				}
				// The demo was saved under the address of people’s demo.
				return own.content.raw.replaceAll(
					'http://localhost:8888',
					window.location.origin
				);
			} );
		}, slugs );
		this.fixtures = new Map(
			slugs.map( ( slug, index ) => [ slug, found[ index ]! ] )
		);
	}

	/** Opens the closed panels of the settings, so that everything in them is rendered. */
	openPanels(): Promise< void > {
		return this.page.evaluate( () =>
			document
				.querySelectorAll< HTMLElement >(
					'.block-editor-block-inspector [aria-expanded="false"].components-panel__body-toggle'
				)
				.forEach( ( toggle ) => toggle.click() )
		);
	}

	/**
	 * Saves the post and reads what is stored, as the editor does when it opens it.
	 *
	 * @return Invalid blocks, and whether saving once more would change the post.
	 */
	save(): Promise< string[] > {
		return this.page.evaluate( async () => {
			const editor = wp.data.select( 'core/editor' );
			await wp.data.dispatch( 'core/editor' ).savePost();
			const saved = editor.didPostSaveRequestSucceed();
			const path = `/wp/v2/pages/${ editor.getCurrentPostId() }?context=edit&_fields=content.raw`;
			const { content } = await wp.apiFetch( { path } );
			const blocks = wp.blocks.parse( content.raw );
			const broken = ( all: Block[] ): string[] =>
				all.flatMap( ( { name, isValid, innerBlocks } ) => [
					...( isValid || ! name.startsWith( 'frontage/' )
						? []
						: [ `${ name } is broken` ] ),
					...broken( innerBlocks ),
				] );
			const changed = blocks.find(
				( block ) =>
					! content.raw.includes( wp.blocks.serialize( [ block ] ) )
			);
			return [
				...( saved ? [] : [ 'The post was not saved' ] ),
				...broken( blocks ),
				...( wp.blocks.serialize( blocks ) === content.raw
					? []
					: [
							`Saving again would change the post: ${ changed?.name }`,
						] ),
			];
		} );
	}
}

export const test = base.extend< object, { post: OpenPost } >( {
	post: [
		async ( { author }, provide ) => {
			const post = new OpenPost( new Editor( author ) );
			await post.editor.create( { title: 'What an author writes' } );
			await provide( post );
		},
		{ scope: 'worker', timeout: 60_000 },
	],
} );
