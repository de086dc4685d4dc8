/** Functions that run in the editor's page and replace its post by another. */

declare const wp: {
	apiFetch: ( request: object ) => Promise< { id: number } >;
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
		resolveSelect: ( store: string ) => any;
	};
};

/** Lets the browser leave an unsaved post without a dialog. */
export const leaveUnasked = (): void =>
	addEventListener(
		'beforeunload',
		( event ) => event.stopImmediatePropagation(),
		true
	);

/**
 * Leaves the post for a new one without loading the page again.
 *
 * @param postType Of the new post.
 * @return Its ID; 0 if no editor is open, or WordPress does not support this.
 */
export async function startOver( postType: string ): Promise< number > {
	if ( typeof wp === 'undefined' || ! wp.data?.select( 'core/editor' ) ) {
		return 0;
	}
	const leave = wp.data
		.select( 'core/block-editor' )
		.getSettings().onNavigateToEntityRecord;
	if ( ! leave ) {
		return 0;
	}
	const { rest_base: base } = await wp.data
		.resolveSelect( 'core' )
		.getPostType( postType );
	const { id } = await wp.apiFetch( {
		path: `/wp/v2/${ base }`,
		method: 'POST',
		// WordPress rejects empty posts.
		data: { status: 'draft', title: 'New' },
	} );
	const editor = wp.data.dispatch( 'core/editor' );
	const notices = wp.data.select( 'core/notices' ).getNotices();
	notices.forEach( ( { id: notice }: { id: string } ) =>
		wp.data.dispatch( 'core/notices' ).removeNotice( notice )
	);
	// With changes elsewhere, “Publish” would be “Save”.
	const core = wp.data.select( 'core' );
	for ( const changed of core.__experimentalGetDirtyEntityRecords() ) {
		const { kind, name, key } = changed;
		const edits = core.getEntityRecordNonTransientEdits( kind, name, key );
		wp.data
			.dispatch( 'core' )
			.editEntityRecord(
				kind,
				name,
				key,
				Object.fromEntries(
					Object.keys( edits ).map( ( edit ) => [ edit, undefined ] )
				),
				{ undoIgnore: true }
			);
	}
	editor.setIsInserterOpened( false );
	editor.setIsListViewOpened( false );
	editor.setDeviceType( 'Desktop' );
	leave( { postId: id, postType } );
	while ( wp.data.select( 'core/editor' ).getCurrentPostId() !== id ) {
		await new Promise( requestAnimationFrame );
	}
	editor.editPost( { title: '' } );
	return id;
}
