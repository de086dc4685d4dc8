/** Drives the block editor as an author would. */
import { randomUUID } from 'node:crypto';
import { WHOLE } from '../../tools/test/kinds.mjs';
import { isFramed } from './framed';
import { insertItem } from './insert';
import { leaveUnasked, startOver } from './start-over';
import type { WordPress } from './stores';
import {
	expect,
	test,
	type FrameLocator,
	type Locator,
	type Page,
} from '@playwright/test';

declare const wp: WordPress;

/** A new or existing post in the editor. */
export class Editor {
	constructor( readonly page: Page ) {}

	/** Where blocks are rendered: an iframe if every block supports it, otherwise the page itself. */
	get canvas(): FrameLocator | Page {
		return this.framed
			? this.page.frameLocator( 'iframe[name="editor-canvas"]' )
			: this.page;
	}

	private framed = true;

	/** User preferences that no other test changes. */
	private readonly preferences = randomUUID();

	/** Opens an empty post, with nothing in the way. */
	async create( {
		type = 'page',
		title = type === 'page' ? 'A page' : '',
	}: { type?: string; title?: string } = {} ): Promise< void > {
		if ( ! ( await this.startOver( type ) ) ) {
			await this.open( `/wp-admin/post-new.php?post_type=${ type }` );
		}
		if ( title ) {
			await this.canvas
				.getByRole( 'textbox', { name: 'Add title' } )
				.fill( title );
		}
	}

	/**
	 * Opens an existing post.
	 *
	 * @param id Post ID.
	 */
	async edit( id: number ): Promise< void > {
		await this.open( `/wp-admin/post.php?post=${ id }&action=edit` );
	}

	/**
	 * Inserts a block, as a click in the inserter does: opening the inserter takes longer than most tests.
	 *
	 * @param title Title in the inserter.
	 */
	async insert( title: string ): Promise< void > {
		expect(
			await this.page.evaluate( insertItem, title ),
			`The inserter offers “${ title }”`
		).toBe( true );
	}

	/**
	 * Inserts a block with the mouse, in the inserter.
	 *
	 * @param title Title in the inserter.
	 */
	async insertFromInserter( title: string ): Promise< void > {
		const toggle = this.page.getByRole( 'button', {
			name: /^(Toggle block inserter|Block Inserter)$/,
		} );
		if ( ( await toggle.getAttribute( 'aria-pressed' ) ) !== 'true' ) {
			await toggle.click();
		}
		await this.page
			.getByRole( 'searchbox', { name: /^Search/ } )
			.first()
			.fill( title );
		await this.page
			.getByRole( 'option', { name: title, exact: true } )
			// A theme's pattern may have the same title.
			.and( this.page.locator( '.block-editor-block-types-list__item' ) )
			.first()
			.click();
		await toggle.click();
	}

	/**
	 * Returns a block on the canvas.
	 *
	 * @param name Such as `frontage/tabs`.
	 */
	block( name: string ): Locator {
		return this.canvas.locator( `[data-type="${ name }"]` );
	}

	/**
	 * Selects a block, whatever covers it.
	 *
	 * @param name  Such as `frontage/tabs`.
	 * @param index Among blocks of this type, from 0.
	 */
	async select( name: string, index = 0 ): Promise< void > {
		const client = await this.block( name )
			.nth( index )
			.getAttribute( 'data-block' );
		await this.page.evaluate(
			( id ) => wp.data.dispatch( 'core/block-editor' ).selectBlock( id ),
			client
		);
	}

	/** Shows the selected block's settings. */
	async openSettings(): Promise< Locator > {
		const button = this.page.getByRole( 'button', {
			name: 'Settings',
			exact: true,
		} );
		if ( ( await button.getAttribute( 'aria-pressed' ) ) !== 'true' ) {
			await button.click();
		}
		await this.page
			.getByRole( 'tab', { name: 'Block', exact: true } )
			.click();
		return this.page.getByRole( 'region', { name: 'Editor settings' } );
	}

	/**
	 * Publishes the post.
	 *
	 * @return URL of the post.
	 */
	async publish(): Promise< string > {
		await this.page.evaluate( () =>
			wp.data.dispatch( 'core/editor' ).disablePublishSidebar()
		);
		await this.page
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		return this.saved();
	}

	/** Saves a published post. */
	async update(): Promise< string > {
		await this.page
			.getByRole( 'button', { name: /^(Save|Update)$/ } )
			.click();
		return this.saved();
	}

	/** Returns the content that would be saved. */
	content(): Promise< string > {
		return this.page.evaluate( () =>
			wp.data.select( 'core/editor' ).getEditedPostContent()
		);
	}

	/**
	 * Leaves the post of an editor that is already open for a new one.
	 *
	 * @param type Post type.
	 * @return Whether one was open.
	 */
	private async startOver( type: string ): Promise< boolean > {
		const id = await this.page.evaluate( startOver, type );
		if ( ! id ) {
			return false;
		}
		this.framed = await isFramed( this.page );
		await expect(
			this.canvas.getByRole( 'textbox', { name: 'Add title' } )
		).toHaveText( '' );
		return true;
	}

	private open( path: string ): Promise< void > {
		return test.step( WHOLE.EDITOR, () => this.load( path ) );
	}

	private async load( path: string ): Promise< void > {
		await this.page.context().addCookies( [
			{
				name: 'frontage_env_preferences',
				value: this.preferences,
				url: process.env.FRONTAGE_URL,
			},
		] );
		await this.page.evaluate( leaveUnasked );
		await this.page.goto( path );
		await this.page.waitForFunction(
			() =>
				typeof wp !== 'undefined' &&
				wp.data?.select( 'core/editor' )?.getCurrentPostId()
		);
		await this.hideGuide();
		await expect(
			this.page
				.locator( '.edit-post-visual-editor, .editor-visual-editor' )
				.first()
		).toBeVisible();
		this.framed = await isFramed( this.page );
	}

	/** Our guide is offered in the sidebar of the first Frontage block. */
	private async hideGuide(): Promise< void > {
		await this.page.evaluate( () => {
			const { get } = wp.data.select( 'core/preferences' );
			const { set } = wp.data.dispatch( 'core/preferences' );
			if ( get( 'frontage', 'guide' ) !== 'seen' ) {
				set( 'frontage', 'guide', 'seen' );
			}
		} );
	}

	private async saved(): Promise< string > {
		const state = () =>
			this.page.evaluate( () => {
				const editor = wp.data.select( 'core/editor' );
				return {
					isSaving: editor.isSavingPost(),
					isSaved: editor.didPostSaveRequestSucceed(),
					status: editor.getCurrentPostAttribute( 'status' ),
					isChanged: editor.isEditedPostDirty(),
				};
			} );
		await expect.poll( state, { timeout: 60_000 } ).toEqual( {
			isSaving: false,
			isSaved: true,
			status: 'publish',
			isChanged: false,
		} );
		return this.page.evaluate( () =>
			wp.data.select( 'core/editor' ).getPermalink()
		);
	}
}
