<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Http\Signed;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp frontage tokens`.
 *
 * Changes the key with which pages sign what visitors may not change.
 */
final class Tokens_Command {
	/**
	 * Starts a new key.
	 *
	 * What the last key signed stays valid, so pages in caches go on working; what came before it
	 * does not. So leave more time between two changes than caches keep pages.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage tokens rotate
	 *
	 * @param list<string> $args None.
	 */
	public function rotate( array $args ): void {
		Signed::rotate();
		WP_CLI::success( __( 'New key created. Pages generated before this change stay valid until the next key change.', 'frontage' ) );
	}
}
