<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;

defined( 'ABSPATH' ) || exit;

/** An item of a menu, whatever the menu is stored as. */
final class Menu_Item {
	/** Elements that a label may contain. */
	private const INLINE = array(
		'b'      => array(),
		'bdi'    => array(),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		'span'   => array(
			'class' => true,
			'lang'  => true,
			'dir'   => true,
		),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/** Whether it leads to the page itself. */
	public bool $is_current = false;

	/** Whether the page is somewhere under it. */
	public bool $is_ancestor = false;

	/** ID of the place in this page that it leads to; empty for other targets. */
	public string $place = '';

	/** Sanitized label. */
	public readonly string $label;

	/**
	 * Takes what the menu says.
	 *
	 * @param string $label HTML.
	 * @param string $url From `Url::safe()`; empty for a heading of its sub-menu.
	 * @param string $target What it leads to: `post:12`, `term:4`, `archive:product`, or the URL or label.
	 * @param list<Menu_Item> $children Items of its sub-menu.
	 * @param string $description Plain text.
	 * @param array<string, string|null> $extra Further attributes of the link: target, rel, title.
	 * @param list<string> $classes Class names from the author.
	 * @param Html|null $block A block that is an item, such as a search; it has nothing else.
	 */
	public function __construct(
		string $label,
		public readonly string $url,
		public readonly string $target,
		public readonly array $children = array(),
		public readonly string $description = '',
		public readonly array $extra = array(),
		public readonly array $classes = array(),
		public readonly ?Html $block = null
	) {
		$this->label = trim( Kses::html( $label, self::INLINE ) );
	}

	/** Returns the label as plain text. */
	public function name(): string {
		return Kses::text( $this->label );
	}

	/** Returns whether there is anything to print. */
	public function is_printable(): bool {
		return null !== $this->block || ( '' !== $this->name() && ( '' !== $this->url || array() !== $this->children ) );
	}

	/**
	 * Returns the attributes for links that open in a new tab.
	 *
	 * @param bool $opens Whether they do.
	 * @param string $rel What the author typed.
	 * @param string $title What the author typed.
	 * @return array<string, string|null>
	 */
	public static function link( bool $opens, string $rel, string $title ): array {
		$rel = trim( $opens && ! str_contains( $rel, 'noopener' ) ? "$rel noopener" : $rel );
		return array(
			'target' => $opens ? '_blank' : null,
			'rel'    => '' === $rel ? null : $rel,
			'title'  => '' === $title ? null : $title,
		);
	}

	/**
	 * Returns the usable class names of what an author typed.
	 *
	 * @param mixed $typed A string or a list.
	 * @return list<string>
	 */
	public static function names( mixed $typed ): array {
		$text  = is_array( $typed ) ? implode( ' ', array_filter( $typed, 'is_string' ) ) : ( is_string( $typed ) ? $typed : '' );
		$names = preg_split( '/\s+/', $text, -1, PREG_SPLIT_NO_EMPTY );
		return array_values( array_filter( array_map( 'sanitize_html_class', false === $names ? array() : $names ) ) );
	}
}
