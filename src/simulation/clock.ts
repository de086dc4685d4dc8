/** The time of a simulated page: it stands still until it is told to go on. */

/** The browser's own timers, for what has to happen in real time. */
export const real = {
	setTimeout: window.setTimeout.bind( window ),
	requestAnimationFrame: window.requestAnimationFrame.bind( window ),
};

interface Timer {
	due: number;
	run: () => void;
	/** Milliseconds between two calls; 0 for one call only. */
	every: number;
}

/** Browsers allow no shorter interval, and no shorter wait in a timer. */
const LEAST_MS = 4;

export class Clock {
	/** Milliseconds since the page was loaded. */
	now = 0;

	private timers = new Map< number, Timer >();

	private last = 0;

	/** Whether a timer is at work; one that calls itself at once would stop the time. */
	private isAtWork = false;

	/** Ends when time stands still. */
	private passing: Promise< void > = Promise.resolve();

	/** @param start Time at which the page was loaded, in milliseconds since 1970. */
	constructor( private readonly start: number ) {}

	/** Returns the time in milliseconds since 1970. */
	time = (): number => this.start + this.now;

	/** Calls later, in order; also what others have scheduled for the same moment. */
	at( due: number, run: () => void, every = 0 ): number {
		this.timers.set( ++this.last, { due, run, every } );
		return this.last;
	}

	/** Replaces the page's timers and its ideas of the time. */
	install(): void {
		const add =
			( isRepeated: boolean ) =>
			( run: unknown, ms = 0, ...args: unknown[] ) => {
				const wait = Math.max(
					Number( ms ) || 0,
					isRepeated || this.isAtWork ? LEAST_MS : 0
				);
				return this.at(
					this.now + wait,
					() => typeof run === 'function' && run( ...args ),
					isRepeated ? wait : 0
				);
			};
		const remove = ( id?: number ) => this.timers.delete( Number( id ) );
		Object.assign( window, {
			setTimeout: add( false ),
			setInterval: add( true ),
			clearTimeout: remove,
			clearInterval: remove,
			Date: dateOf( this.time ),
			// Elsewhere it is a timer, which would stand still.
			requestIdleCallback: ( run: () => void ) =>
				window.queueMicrotask( () => real.setTimeout( run, 1 ) ),
		} );
		performance.now = () => this.now;
	}

	/**
	 * Lets time pass, after what it was told before: two at once would not wait for what the other has caused.
	 *
	 * @param to     Milliseconds since the page was loaded.
	 * @param settle Waits for what a timer has caused in real time.
	 */
	advance( to: number, settle: () => Promise< void > ): Promise< void > {
		this.passing = this.passing.then( () => this.pass( to, settle ) );
		return this.passing;
	}

	private async pass(
		to: number,
		settle: () => Promise< void >
	): Promise< void > {
		for ( let next = this.next( to ); next; next = this.next( to ) ) {
			const [ id, timer ] = next;
			this.now = Math.max( this.now, timer.due );
			if ( timer.every ) {
				timer.due = this.now + timer.every;
			} else {
				this.timers.delete( id );
			}
			this.isAtWork = true;
			attempt( timer.run );
			await settle();
			this.isAtWork = false;
		}
		this.now = Math.max( this.now, to );
	}

	/** Returns the first timer that is due; of those at the same time, the oldest. */
	private next( to: number ): [ number, Timer ] | undefined {
		let found: [ number, Timer ] | undefined;
		for ( const entry of this.timers ) {
			if ( entry[ 1 ].due <= ( found ? found[ 1 ].due - 1e-6 : to ) ) {
				found = entry;
			}
		}
		return found;
	}
}

/** Runs a timer; what fails in the page is reported as usual and stops nothing. */
function attempt( run: () => void ): void {
	try {
		run();
	} catch ( error ) {
		reportError( error );
	}
}

/** Returns a `Date` that takes the present from a clock. */
const dateOf = ( time: () => number ): DateConstructor =>
	new Proxy( Date, {
		construct: ( target, args, self ) =>
			Reflect.construct( target, args.length ? args : [ time() ], self ),
		apply: ( target ) => new target( time() ).toString(),
		get: ( target, name ) =>
			name === 'now' ? time : Reflect.get( target, name ),
	} );
