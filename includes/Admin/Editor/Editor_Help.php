<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Admin\Exit_Converter\Converter;
use Frontage\Base\Bootable;
use Frontage\Domain\Bindings\Source;
use Frontage\Domain\Query\Views_Order;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the cost meter, the commands and the guide in the block editor, with the data they need from
 * the server.
 */
final class Editor_Help implements Bootable {
	public const WHEN = 'hook:enqueue_block_editor_assets';

	private const SCRIPT = 'frontage-editor-help';

	/** Screens with the full block editor. The widgets screen is not one of them, as it lacks the editor's scripts. */
	private const SCREENS = array( 'post', 'site-editor' );

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'enqueue_block_editor_assets', array( self::class, 'enqueue' ) );
	}

	/** Enqueues the script and its data. */
	public static function enqueue(): void {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( null === $screen || ! in_array( $screen->base, self::SCREENS, true ) ) {
			return;
		}
		Editor::enqueue_script( self::SCRIPT, 'build/editor-help' );
		wp_enqueue_script( self::SCRIPT );
		wp_add_inline_script(
			self::SCRIPT,
			'window.frontageHelp = ' . wp_json_encode( self::data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}

	/**
	 * Returns the data passed to the editor: URLs, values for bindings, and what the user may do.
	 *
	 * @return array{
	 *     settings: string,
	 *     values: list<array{key: string, label: string, help: string}>,
	 *     converter: string,
	 *     canPreset: bool,
	 *     views: string,
	 * }
	 */
	public static function data(): array {
		return array(
			'settings'  => current_user_can( 'manage_options' ) ? admin_url( 'admin.php?page=frontage' ) : '',
			'values'    => Source::described(),
			'converter' => Converter::url(),
			'canPreset' => current_user_can( 'edit_others_posts' ),
			'views'     => Views_Order::is_active() ? Views_Order::label() : '',
		);
	}
}
