/** WordPress's stores that are read by name: not every screen with our blocks loads their packages. */

interface Stores {
	core: {
		getEntityRecords: < Entity >(
			kind: string,
			name: string,
			query: object
		) => Entity[] | null;
		getMedia: (
			id: number
		) => { source_url: string; alt_text: string } | undefined;
	};
	/** Absent outside the post editor; other editors have only some of the selectors. */
	'core/editor':
		| {
				getCurrentPostId?: () => unknown;
				getCurrentPostType?: () => string | null;
				getDeviceType?: () => string;
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
