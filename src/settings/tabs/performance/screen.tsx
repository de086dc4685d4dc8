import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ErrorNotice,
	Loading,
	Section,
	setArgs,
	useRest,
	useRoute,
} from '../../parts';
import { AdviceList } from './advice-list';
import { MeasureHere } from './measure/section';
import { PageChooser } from './page-chooser';
import { PageReport } from './page-report';
import { Prefetch } from './prefetch';
import type { PerformanceAnswer } from './types';

/** The cost of pages, and how to make the site faster. */
export function Screen() {
	const { args } = useRoute();
	const [ post ] = /^\d+$/.exec( args.post ?? '' ) ?? [ '0' ];
	const { data, error, isLoading, reload } = useRest< PerformanceAnswer >(
		`performance?post=${ post }`
	);
	return (
		<>
			<Section
				title={ __( 'What Frontage adds to a page', 'frontage' ) }
				description={ __(
					'The server visits the page as a logged-out visitor and measures what Frontage adds to it.',
					'frontage'
				) }
			>
				<div className="frontage-choose">
					<PageChooser
						post={ post }
						onChange={ ( id ) =>
							setArgs( { post: id === '0' ? '' : id } )
						}
					/>
					<Button
						variant="secondary"
						isBusy={ isLoading }
						disabled={ isLoading }
						accessibleWhenDisabled
						onClick={ reload }
						__next40pxDefaultSize
					>
						{ __( 'Measure again', 'frontage' ) }
					</Button>
				</div>
				{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
				{ ! data && ! error && (
					<Loading label={ __( 'Loading the page…', 'frontage' ) } />
				) }
				{ data?.problem && (
					<ErrorNotice
						error={ new Error( data.problem ) }
						onRetry={ reload }
					/>
				) }
				{ data?.page && <PageReport page={ data.page } /> }
			</Section>
			{ data && <MeasureHere home={ data.home } /> }
			<Prefetch />
			{ data && <AdviceList advice={ data.advice } /> }
		</>
	);
}
