/** Accessibility findings of a page. */
import { readFileSync } from 'node:fs';
import { test, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { WHOLE } from '../../tools/test/kinds.mjs';
import { stillness } from './stillness';

declare global {
	interface Window {
		axe: typeof axe;
	}
}

export interface Finding {
	/** Of the rule. */
	id: string;
	/** What the rule demands. */
	help: string;
	/** The elements that break it: their HTML and a selector. */
	nodes: { html: string; target: string }[];
}

/** Defines `axe`. */
const SOURCE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

/** Milliseconds for a frame to take axe; one that does not answer is not tested. */
const FRAME_MS = 1000;

/**
 * Serious and critical violations, once nothing fades anymore.
 *
 * Takes less than half the time of `@axe-core/playwright`, which compiles 1.4 MB twice for each call: a document gets
 * axe once. Frames of other hosts are not tested.
 *
 * @param page   Any page.
 * @param within Selector of the tested part; everything by default.
 */
export async function seriousFindings(
	page: Page,
	within?: string
): Promise< Finding[] > {
	await stillness( page );
	return test.step( WHOLE.AXE, () => findings( page, within ) );
}

async function findings( page: Page, within?: string ): Promise< Finding[] > {
	await prepare( page );
	return page.evaluate( async ( part ) => {
		// A rule has one impact for all that it finds; it is not part of what axe tells of its rules.
		const rules = ( window.axe as any )._audit.rules.filter(
			( { impact }: any ) => impact === 'minor' || impact === 'moderate'
		);
		const { violations } = await window.axe.run(
			part ? { include: [ part ] } : document,
			{
				// Describes no elements that pass.
				resultTypes: [ 'violations' ],
				rules: Object.fromEntries(
					rules.map( ( { id }: any ) => [ id, { enabled: false } ] )
				),
			}
		);
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
	}, within );
}

/**
 * Gives axe to the documents of a page that do not have it yet.
 *
 * @param page Any page.
 */
async function prepare( page: Page ): Promise< void > {
	const [ main, ...frames ] = page.frames();
	await inject( main! );
	await Promise.all(
		frames.map( ( frame ) =>
			Promise.race( [
				inject( frame ).catch( () => {} ),
				new Promise( ( done ) => setTimeout( done, FRAME_MS ) ),
			] )
		)
	);
}

async function inject( frame: Frame ): Promise< void > {
	if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
		// What an expression returns would be sent back.
		await frame.evaluate( `${ SOURCE };undefined` );
	}
}
