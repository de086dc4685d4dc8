/**
 * `npm test`: everything that must hold, two groups at a time, and beneath them one of those that measure no time.
 *
 *     npm test                        all groups
 *     npm test -- lint phpunit        only these
 *     npm test -- --changed           what the changes since main can break
 *     npm test -- --times             runs nothing: what took how long in the last run
 *
 * All groups run, also after one has failed; the exit code tells whether all passed. Nothing is tried twice.
 */
import { entry, Problem } from '../env/problem.mjs';
import { finish } from '../env/processes.mjs';
import { ROOT } from '../env/paths.mjs';
import { changedGroups, groups, NAMES } from './groups.mjs';
import { needs } from './needs.mjs';
import { NICE, stopGivingWay } from './priority.mjs';
import { failedTests, skippedTests } from './reporter.mjs';
import { startable } from './startable.mjs';
import { printTimes, slowestFiles, writeGroups } from './times.mjs';

const CHANGED = '--changed';

const TIMES = '--times';

/** Minutes after which a run fails, whatever it has found: who waits for it has lost the thread. CI is killed after 90. */
const LIMIT = 75;

/** Lines of a failed group that are printed once more at the end, where a log that was cut still has them. */
const LAST_LINES = 20;

/** Characters of a failed test that are printed at the very end. */
const LONGEST = 160;

/** @typedef {import('./groups.mjs').Group} Group */
/** @typedef {{ title: string, ok: boolean, seconds: number, skipped: string[], failed: string[], end: string }} Result */

/**
 * Runs a group's commands and prints their output as one block.
 *
 * @param {Group}   group
 * @param {boolean} givesWay Whether it lets everything else go first.
 * @return {Promise<Result>} The result.
 */
async function run( group, givesWay ) {
	const began = Date.now();
	let ok = true;
	let output = '';
	for ( const words of group.commands ) {
		const [ command, ...args ] = givesWay ? [ ...NICE, ...words ] : words;
		const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
		const result = await finish( command, args, { cwd: ROOT, env } ).catch(
			( error ) => ( { code: 1, output: String( error ) } )
		);
		output += result.output;
		ok &&= result.code === 0;
	}
	const seconds = ( Date.now() - began ) / 1000;
	process.stdout.write(
		`\n=== ${ group.title } (${ seconds.toFixed( 1 ) } s)${ ok ? '' : '  FAILED' }\n\n${ ok ? brief( output ) : output.trim() }\n`
	);
	return {
		title: group.title,
		ok,
		seconds,
		skipped: skippedTests( output ),
		failed: failedTests( output ),
		end: output.trim().split( '\n' ).slice( -LAST_LINES ).join( '\n' ),
	};
}

/**
 * Shortens the output of a passing group to its end.
 *
 * @param {string} output
 */
function brief( output ) {
	const lines = output.trim().split( '\n' );
	return lines.length <= 40
		? lines.join( '\n' )
		: [ ...lines.slice( 0, 5 ), '…', ...lines.slice( -30 ) ].join( '\n' );
}

/**
 * Runs the groups within their constraints.
 *
 * @param {Group[]} all
 * @return {Promise<Result[]>} In order of completion.
 */
async function schedule( all ) {
	const waiting = [ ...all ];
	/** @type {Map<Group, Promise<void>>} */
	const running = new Map();
	/** @type {Result[]} */
	const results = [];
	while ( waiting.length || running.size ) {
		const isRest = [ ...waiting, ...running.keys() ].every(
			( { idle } ) => idle
		);
		if ( isRest ) {
			await stopGivingWay();
		}
		const next = startable( waiting, [ ...running.keys() ] );
		if ( next ) {
			waiting.splice( waiting.indexOf( next ), 1 );
			const givesWay = ( next.idle ?? false ) && ! isRest;
			const ended = run( next, givesWay ).then( ( result ) => {
				results.push( result );
				running.delete( next );
			} );
			running.set( next, ended );
		} else {
			await Promise.race( running.values() );
		}
	}
	return results;
}

async function main() {
	const wanted = process.argv.slice( 2 );
	if ( wanted.includes( TIMES ) ) {
		await printTimes();
		return;
	}
	const names = wanted.filter( ( name ) => name !== CHANGED );
	const unknown = names.filter( ( name ) => ! NAMES.includes( name ) );
	if ( unknown.length ) {
		throw new Problem(
			`There is no group ${ unknown.join( ', ' ) }.`,
			`Groups: ${ NAMES.join( ', ' ) }`
		);
	}
	const began = Date.now();
	process.env.FRONTAGE_DEADLINE = String( began + LIMIT * 60_000 );
	await needs();
	const results = await schedule(
		wanted.includes( CHANGED ) ? changedGroups() : groups( names )
	);
	const seconds = ( Date.now() - began ) / 1000;
	await writeGroups( seconds, results );
	const failed = results.filter( ( { ok } ) => ! ok );
	const lines = results.map(
		( { title, ok, seconds: took } ) =>
			`${ ok ? 'passed' : 'FAILED' }  ${ took.toFixed( 1 ).padStart( 6 ) } s  ${ title }`
	);
	process.stdout.write(
		`\n=== Groups (${ seconds.toFixed( 0 ) } s in all)\n\n${ lines.join( '\n' ) }\n\n${ results.length - failed.length } passed, ${ failed.length } failed\n`
	);
	for ( const line of results.flatMap( ( result ) => result.skipped ) ) {
		process.stdout.write( `\nSkipped: ${ line }\n` );
	}
	const isLate = seconds > LIMIT * 60;
	if ( isLate ) {
		process.stdout.write(
			`\n=== Took more than ${ LIMIT } minutes\n\n${ await slowestFiles() }\n`
		);
	}
	for ( const { title, end } of failed ) {
		process.stdout.write( `\n=== How ${ title } ended\n\n${ end }\n` );
	}
	const tests = failed.flatMap( ( result ) => result.failed );
	if ( tests.length ) {
		// Last and short, because a log that is cut keeps its end.
		process.stdout.write(
			`\n=== Failed (${ tests.length })\n\n${ tests.map( ( line ) => line.slice( 0, LONGEST ) ).join( '\n' ) }\n`
		);
	}
	process.exitCode = failed.length || isLate ? 1 : 0;
}

await entry( main );
