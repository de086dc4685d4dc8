/** A notice in place of what comes from another company. */
export { gate } from './gate';
export {
	agree,
	mayContact,
	onConsent,
	type Terms,
} from '@frontage/lib/consent';
