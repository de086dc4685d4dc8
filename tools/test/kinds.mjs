/** What a step of a browser test is: a new visitor, a page's load, waiting … */

/** @typedef {Pick<import('@playwright/test/reporter').TestStep, 'category' | 'title'>} Step */

/** Steps of ours that count as one, whatever they consist of. */
export const WHOLE = {
	AXE: 'axe',
	EDITOR: 'the editor starts',
};

/** What steps of Playwright are, by the words that their titles begin with. @type {[RegExp, string][]} */
const KINDS = [
	[
		/^(Create|Close) (context|page)|^Launch browser|^Close browser/i,
		'a new visitor',
	],
	[ /^(Navigate|Reload|Go back|Go forward|Set content)/i, 'a page loads' ],
	[ /^Expect /i, 'an assertion waits' ],
	[ /^Wait /i, 'waiting' ],
	[ /^(GET|POST|PUT|PATCH|DELETE|HEAD|Fetch) /i, 'a request' ],
	[ /^Evaluate/i, 'script in the page' ],
	[ /^Screenshot|^Take screenshot/i, 'a picture' ],
	[
		/^(Click|Double click|Dblclick|Tap|Fill|Press|Type|Hover|Focus|Blur|Drag|Check|Uncheck|Select|Set|Mouse|Key|Insert|Move|Clear|Dispatch|Scroll)/i,
		'a press or a word typed',
	],
];

/**
 * @param {Step} step
 * @return {{ kind: string, isWhole: boolean }} Its kind, and whether its own steps belong to it.
 */
export function kindOf( { category, title } ) {
	if ( category === 'test.step' ) {
		return Object.values( WHOLE ).includes( title )
			? { kind: title, isWhole: true }
			: { kind: 'the test itself', isWhole: false };
	}
	if ( category === 'hook' || category === 'fixture' ) {
		return { kind: 'before and after a test', isWhole: false };
	}
	const [ , kind = 'other steps' ] =
		KINDS.find( ( [ words ] ) => words.test( title ) ) ?? [];
	return { kind, isWhole: false };
}
