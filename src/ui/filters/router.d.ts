/** What filters need of WordPress's client-side router. */
declare module '@wordpress/interactivity-router' {
	export const actions: {
		navigate: (
			href: string,
			options: {
				/** The page, in place of a request. */
				html: string;
				force: boolean;
				replace: boolean;
				loadingAnimation: boolean;
				screenReaderAnnouncement: boolean;
			}
		) => Promise< void >;
	};
}
