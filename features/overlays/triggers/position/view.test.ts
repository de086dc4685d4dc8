import { expectOnceAt, schedule } from '../../test/schedule';
import { trigger } from './view';

it( 'fires once after so many pixels', async () => {
	await expectOnceAt( 700, schedule( trigger, '700' ) );
} );
