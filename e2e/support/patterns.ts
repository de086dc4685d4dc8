/** Patterns as the editor offers them. */
import type { Page } from '@playwright/test';

declare const wp: { apiFetch: ( request: object ) => Promise< any > };

export interface Pattern {
	name: string;
	title: string;
	content: string;
	block_types: string[];
}

/**
 * Opens an editor and returns one of the patterns that it offers; undefined if it does not.
 *
 * @param admin The administrator.
 * @param name  With its namespace.
 */
export async function patternNamed(
	admin: Page,
	name: string
): Promise< Pattern | undefined > {
	await admin.goto( '/wp-admin/post-new.php?post_type=page' );
	const patterns: Pattern[] = await admin.evaluate( () =>
		wp.apiFetch( { path: '/wp/v2/block-patterns/patterns' } )
	);
	return patterns.find( ( one ) => one.name === name );
}
