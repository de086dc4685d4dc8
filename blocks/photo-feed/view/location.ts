/** Landmarks, from the inside to the outside, by their names in calls (S2 §7). */
const PLACES: Record< string, string > = {
	sidebar: 'aside',
	footer: 'footer',
	header: 'header',
};

/** Returns where in the page an element is: `content`, `footer`, `header` or `sidebar`. */
export function locationOf( element: Element ): string {
	return (
		Object.keys( PLACES ).find( ( name ) =>
			element.closest( PLACES[ name ]! )
		) ?? 'content'
	);
}
