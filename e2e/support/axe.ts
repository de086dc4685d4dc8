/** Accessibility findings of a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { stillness } from './stillness';

export interface Finding {
	/** Of the rule. */
	id: string;
	/** What the rule demands. */
	help: string;
	/** The elements that break it: their HTML and a selector. */
	nodes: { html: string; target: string }[];
}

/**
 * Serious and critical violations, once nothing fades anymore.
 *
 * Takes a quarter of the time of axe's defaults: it runs in the page instead of a second one, which only frames of
 * other hosts need, and describes no elements that pass.
 *
 * @param page   Any page.
 * @param within Selector of the tested part; everything by default.
 */
export async function seriousFindings(
	page: Page,
	within?: string
): Promise< Finding[] > {
	await stillness( page );
	const builder = new AxeBuilder( { page } )
		.setLegacyMode()
		.options( { resultTypes: [ 'violations' ] } );
	const { violations } = await (
		within ? builder.include( within ) : builder
	).analyze();
	return violations
		.filter(
			( { impact } ) => impact === 'serious' || impact === 'critical'
		)
		.map( ( { id, help, nodes } ) => ( {
			id,
			help,
			nodes: nodes.map( ( { html, target } ) => ( {
				html,
				target: String( target[ 0 ] ),
			} ) ),
		} ) );
}
