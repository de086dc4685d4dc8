import { useRoute } from '../../parts';
import { TestReport } from './report';
import './split-tests.scss';
import { Tests } from './tests';

/** Every split test of the site, or the report of one. */
export function Screen() {
	const { args } = useRoute();
	return args.test ? (
		<TestReport key={ args.test } id={ args.test } />
	) : (
		<Tests page={ Number( args.list ) || 1 } state={ args.state ?? '' } />
	);
}
