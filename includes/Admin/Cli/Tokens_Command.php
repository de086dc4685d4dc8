<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Http\Signed;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage tokens` command.
 *
 * Rotates the key that signs values visitors must not change.
 */
final class Tokens_Command implements Command {
	public static function command(): string {
		return 'frontage tokens';
	}

	/**
	 * Rotates the signing key.
	 *
	 * Values signed with the previous key stay valid, so cached pages keep working; older keys stop
	 * working. Leave more time between two rotations than caches keep pages.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage tokens rotate
	 *
	 * @param list<string> $args Unused.
	 */
	public function rotate( array $args ): void {
		Signed::rotate();
		WP_CLI::success( __( 'New key created. Pages generated before this change stay valid until the next key change.', 'frontage' ) );
	}
}
