/** WordPress's stores that are read by name: not every screen with our blocks loads their packages. */

interface Stores {
	core: {
		getEntityRecords: < Entity >(
			kind: string,
			name: string,
			query: object
		) => Entity[] | null;
		getEntityRecord: < Entity >(
			kind: string,
			name: string,
			id: number
		) => Entity | undefined;
		getBlockPatterns?: () => unknown;
	};
	/** Absent outside the post editor; other editors have only some of the selectors. */
	'core/editor':
		| {
				getCurrentPostId?: () => unknown;
				getCurrentPostType?: () => string | null;
				getDeviceType?: () => string;
				getEditedPostAttribute?: ( name: string ) => unknown;
		  }
		| undefined;
	'core/preferences': {
		get: ( scope: string, name: string ) => unknown;
	};
}

/**
 * Returns the selectors of a store.
 *
 * @param select The `select` function from `useSelect`.
 * @param name   Name of the store.
 */
export const storeNamed = < Name extends keyof Stores >(
	select: ( name: Name ) => unknown,
	name: Name
) => select( name ) as Stores[ Name ];

/** An image in the media library, as the REST API describes it. */
interface LibraryImage {
	source_url: string;
	alt_text: string;
}

/**
 * Returns an image of the media library, once it is loaded.
 *
 * @param select The `select` function from `useSelect`.
 * @param id     Attachment ID.
 */
export const libraryImage = (
	select: ( name: 'core' ) => unknown,
	id: number
): LibraryImage | undefined =>
	storeNamed( select, 'core' ).getEntityRecord< LibraryImage >(
		'postType',
		'attachment',
		id
	);
