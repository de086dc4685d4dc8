import { ErrorNotice, Loading, SaveBar, useSettings } from '../../parts';
import { Mail } from './mail';
import { Labels } from './labels';
import './forms.scss';

/** Settings for all forms of the site: email delivery and messages. */
export function Screen() {
	const { error, isLoading, reload } = useSettings();
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ reload } />;
	}
	if ( isLoading ) {
		return <Loading />;
	}
	return (
		<>
			<Mail />
			<Labels />
			<SaveBar modules={ [ 'frontage' ] } />
		</>
	);
}
