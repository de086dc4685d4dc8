import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ErrorNotice, Loading, Section, TabLink, useRest } from '../../parts';
import { Actions } from './actions';
import { RateChart } from './rate-chart';
import { Records } from './records';
import type { Report } from './types';
import { Variants } from './variants';
import { goalOf, nameOf, spanOf, stateNames } from './labels';

/** The report of one test. */
export function TestReport( { id }: { id: string } ) {
	const { data, error, reload } = useRest< Report >(
		`split-tests/${ encodeURIComponent( id ) }`
	);
	return (
		<>
			<p>
				<TabLink tab="split-tests">
					{ __( 'All split tests', 'frontage' ) }
				</TabLink>
			</p>
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			{ ! error && ! data && <Loading /> }
			{ data && <Shown report={ data } reload={ reload } /> }
		</>
	);
}

interface Props {
	report: Report;
	reload: () => void;
}

function Shown( { report, reload }: Props ) {
	return (
		<>
			<Section
				title={ nameOf( report ) }
				description={ <About report={ report } /> }
				actions={ <Actions report={ report } reload={ reload } /> }
			>
				{ report.place?.obstacle && (
					<Notice status="info" isDismissible={ false }>
						{ report.place.obstacle }
					</Notice>
				) }
				<Result report={ report } />
			</Section>
			<Section title={ __( 'Variants', 'frontage' ) }>
				<Variants report={ report } />
				<Records report={ report } />
			</Section>
			<RateChart report={ report } />
		</>
	);
}

function About( { report }: { report: Report } ) {
	const { title, view, edit } = report.page;
	const href = view || edit;
	return (
		<>
			{ [
				stateNames()[ report.state ],
				spanOf( report ),
				sprintf(
					/* translators: %s: goal of a split test, such as “Click”. */
					__( 'Goal: %s', 'frontage' ),
					goalOf( report )
				),
			].join( ' · ' ) }
			{ title && ' · ' }
			{ title && ( href ? <a href={ href }>{ title }</a> : title ) }
		</>
	);
}

/** The recommendation, and what it rests on. */
function Result( { report }: { report: Report } ) {
	const [ first, ...others ] = report.words;
	return (
		<div className={ `frontage-split__result is-${ report.verdict }` }>
			{ report.applied && (
				<p>
					{ sprintf(
						/* translators: %s: name of a variant in a split test. */
						__( '“%s” took the place of the test.', 'frontage' ),
						report.applied
					) }
				</p>
			) }
			<p className="frontage-split__verdict">{ first }</p>
			{ [ ...others, ...report.cautions ].map( ( words ) => (
				<p key={ words }>{ words }</p>
			) ) }
			<details>
				<summary>
					{ __( 'What does a confidence of 95% mean?', 'frontage' ) }
				</summary>
				<p>
					{ __(
						'If the variants were equally good, at most 5 of 100 such tests would ever show a winner, even if you look at the report every day and stop as soon as there is one. The limits of the difference are wide at first and become narrower with every visitor.',
						'frontage'
					) }
				</p>
			</details>
		</div>
	);
}
