/** Every click of many people is counted, made by people who leave at once (S0 §7, ruling 6). */
import {
	ON,
	clickInHaste,
	startElsewhere,
	type Elsewhere,
} from '../support/links';
import { test } from '../support/test';

const VISITORS = 10;

/** Each click loads two pages, which takes a busy machine more than a second. */
const SLOW_MS = 600_000;

let other: Elsewhere;

test.beforeAll( async () => {
	other = await startElsewhere();
} );

test.afterAll( () => other.close() );

test( 'counts 200 of 200 clicks of people who leave as soon as they see a link', async ( {
	admin,
	open,
} ) => {
	test.setTimeout( SLOW_MS );
	await clickInHaste(
		admin,
		other,
		Array.from(
			{ length: VISITORS },
			( _, visitor ) => () =>
				open(
					{
						userAgent: `Hasty ${ visitor } ${ crypto.randomUUID() }`,
					},
					ON
				)
		)
	);
} );
