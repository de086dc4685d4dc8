/** Reads that shared caches may keep: GET, with the version of the content in the address. */
import { encodeFields, type Fields } from './fields';
import { pageData } from './page-data';

/** Longest query string: with the address in front of it, every server and proxy accepts it. */
const LONGEST = 1800;

/**
 * Returns the fields of such a read; nothing if it has to be a POST request.
 *
 * Logged-in users are answered one by one, and settings of a block may be too long for an address.
 *
 * @param fields Fields of the action.
 */
export function keptFields( fields: Fields | FormData ): Fields | undefined {
	const { token, v } = pageData();
	return token ||
		! v ||
		fields instanceof FormData ||
		String( encodeFields( fields ) ).length > LONGEST
		? undefined
		: { ...fields, frontage_v: v };
}
