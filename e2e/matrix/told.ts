/** Compares what modules fetch, moment by moment, with what owners are told. */
import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { activate, scrollThrough } from './checks';
import type { Fetched } from './costs';
import { resize } from './styles';

/** Expects that nothing was found, and goes on if something was. */
export const quiet = ( found: string[], what: string ) =>
	expect.soft( found, what ).toEqual( [] );

/**
 * Opens a page, and compares what it fetches at load and when all of it was near.
 *
 * @param page    Browser page.
 * @param fetched What it fetches.
 * @param slugs   Modules at work there.
 * @param open    Opens it.
 */
export async function costsAtLoadAndNear(
	page: Page,
	fetched: Fetched,
	slugs: string[],
	open: () => Promise< void >
): Promise< void > {
	// So low that nothing is within one screen of the visible part.
	await resize( page, 1280, 1 );
	await open();
	quiet( await fetched.until( slugs, 'load' ), 'Costs: load' );
	await resize( page, 1280 );
	await scrollThrough( page );
	quiet( await fetched.until( slugs, 'near' ), 'Costs: near' );
}

/**
 * Uses everything on the page, and compares all that it has fetched.
 *
 * @param page    Browser page, after `costsAtLoadAndNear()`.
 * @param fetched What it fetches.
 * @param slugs   Modules at work there.
 */
export async function costsInUse(
	page: Page,
	fetched: Fetched,
	slugs: string[]
): Promise< void > {
	quiet( await activate( page ), 'Every island wakes' );
	quiet( await fetched.until( slugs, 'use' ), 'Costs: use' );
	quiet( await fetched.untold( slugs ), 'Costs are as told' );
}
