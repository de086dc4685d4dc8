<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter;

use Frontage\Base\Store\Shared_Option;
use Frontage\Domain\Usage\Non_Post_Content;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A block widget. */
final class Widget_Place implements Place {
	public const PREFIX = 'widget-';

	/** Stores the widget's number. */
	public function __construct( private int $number ) {}

	/**
	 * Returns the numbers and contents of all block widgets.
	 *
	 * @return array<int, string>
	 */
	public static function contents(): array {
		$widgets = array_filter( (array) get_option( Non_Post_Content::WIDGETS ), 'is_array' );
		return array_filter( array_map( static fn ( array $widget ): mixed => $widget['content'] ?? null, $widgets ), 'is_string' );
	}

	public function id(): string {
		return self::PREFIX . $this->number;
	}

	public function content(): string {
		return self::contents()[ $this->number ] ?? '';
	}

	public function describe(): array {
		return array(
			/* translators: %d: number of a widget. */
			'title'  => sprintf( __( 'Widget %d', 'frontage' ), $this->number ),
			'type'   => __( 'Widgets', 'frontage' ),
			'status' => '',
			'edit'   => admin_url( 'widgets.php' ),
		);
	}

	public function obstacle(): string {
		return current_user_can( 'edit_theme_options' ) ? '' : __( 'Your account is not allowed to edit it.', 'frontage' );
	}

	public function filtered( string $content ): string {
		return current_user_can( 'unfiltered_html' ) ? $content : wp_kses_post( $content );
	}

	public function write( string $content, bool $is_original = false ): string {
		$new     = array( $this->number => array( 'content' => $content ) );
		$problem = __( 'The database did not store it.', 'frontage' );
		try {
			Shared_Option::change(
				Non_Post_Content::WIDGETS,
				static fn ( mixed $stored ): array => array_replace_recursive( (array) $stored, $new ),
				true
			);
		} catch ( RuntimeException ) {
			return $problem;
		}
		return $this->content() === $content ? '' : $problem;
	}
}
