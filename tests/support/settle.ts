import { afterPaint } from '@frontage/lib/after-paint';

/** Frames after each of which all waiting tasks run: React renders in one of them, what it leaves for after a paint runs in the next. */
const ROUNDS = 2;

/**
 * Does something and waits until React has rendered, in tasks of its own, as for visitors. Counts frames, not
 * milliseconds: a busy machine is slow in both.
 *
 * @param work What is done.
 */
export async function settle( work: () => void ): Promise< void > {
	work();
	for ( let round = 0; round < ROUNDS; round++ ) {
		await new Promise< void >( afterPaint );
		await new Promise( ( done ) => setTimeout( done ) );
	}
}
