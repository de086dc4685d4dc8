/** What is called of WordPress's stores. */
interface Selectors {
	'core/editor': {
		didPostSaveRequestSucceed: () => boolean;
		getCurrentPostAttribute: ( name: string ) => unknown;
		getCurrentPostId: () => number | null;
		getEditedPostContent: () => string;
		getPermalink: () => string;
		isEditedPostDirty: () => boolean;
		isSavingPost: () => boolean;
	};
	'core/preferences': {
		get: ( scope: string, name: string ) => unknown;
	};
}

interface Actions {
	'core/block-editor': { selectBlock: ( id: string | null ) => void };
	'core/editor': { disablePublishSidebar: () => void };
	'core/preferences': {
		set: ( scope: string, name: string, value: unknown ) => void;
	};
}

/** WordPress's global object, as far as specs use it in the editor. */
export interface WordPress {
	data: {
		select: < Name extends keyof Selectors >(
			store: Name
		) => Selectors[ Name ];
		dispatch: < Name extends keyof Actions >(
			store: Name
		) => Actions[ Name ];
	};
}
