<?php
declare( strict_types=1 );

namespace Frontage\Domain\Identity;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Paths;
use Frontage\Domain\Render\Ids;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * How blocks of one type are told apart: by an attribute that is saved with them.
 *
 * Entries, counts, links and what browsers remember refer to it. `block.json` names the attribute, and what stands for it in content
 * that nobody has saved since, such as a file of the theme:
 *
 *     "frontage": { "identity": { "attribute": "formId", "from": "markup" } }
 */
final class Identity_Kind {
	private const BUILT = 'build/identities.php';

	private const OWN = 'frontage/';

	private const MOST = 60;

	private const MOST_SHORT = 32;

	/** Those of which only the server knows the settings, so that a request leads back to the block. */
	private const SEARCHED = array( 'markup', 'label' );

	/** Ways of which several parts of one block may have the same in different blocks. */
	private const INSIDE = array( 'position', 'part' );

	/** @var array<string, self>|null By slug. */
	private static ?array $all = null;

	/**
	 * Sets the properties.
	 *
	 * @param string $slug Folder of the block.
	 * @param string $attribute Attribute with the identity.
	 * @param string $from What stands for it: `markup`, `label`, `position`, `id` and `overlay` as printed, or nothing (`uuid`,
	 * `part`, `chance`; `new` if older blocks stay without one, as their printed ID is known only when they are printed).
	 * @param string $prefix Prefix of the printed ID, for `id` and `new`.
	 */
	private function __construct(
		public readonly string $slug,
		public readonly string $attribute,
		private readonly string $from,
		private readonly string $prefix
	) {}

	/**
	 * Returns the kind of a block; null if nothing refers to such blocks.
	 *
	 * @param string|null $name Full block name.
	 */
	public static function of( ?string $name ): ?self {
		return null !== $name && str_starts_with( $name, self::OWN ) ? self::all()[ substr( $name, strlen( self::OWN ) ) ] ?? null : null;
	}

	/**
	 * Returns all kinds.
	 *
	 * @return array<string, self> By slug.
	 */
	public static function all(): array {
		if ( null === self::$all ) {
			self::$all = array();
			foreach ( require Paths::path( self::BUILT ) as $slug => $one ) {
				self::$all[ $slug ] = new self( $slug, $one['attribute'], $one['from'], $one['prefix'] ?? '' );
			}
		}
		return self::$all;
	}

	/** Returns the full name of the block. */
	public function name(): string {
		return self::OWN . $this->slug;
	}

	/**
	 * Returns whether a text is a UUID.
	 *
	 * @param string $id Any text.
	 */
	public static function is_uuid( string $id ): bool {
		return 1 === preg_match( '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/D', $id );
	}

	/** Returns whether requests lead back to the saved block. */
	public function is_searched(): bool {
		return in_array( $this->from, self::SEARCHED, true );
	}

	/** Returns whether the identity is unique only among the parts of one block. */
	public function is_part(): bool {
		return in_array( $this->from, self::INSIDE, true );
	}

	/** Returns whether authors may type it, and so may use one twice. */
	public function is_anchor(): bool {
		return 'anchor' === $this->attribute;
	}

	/** Returns whether only blocks that were not saved before get one. */
	public function is_only_for_new(): bool {
		return 'new' === $this->from;
	}

	/** Returns whether a block in another post must have another one. The index of split tests cares for its own. */
	public function is_unique_on_site(): bool {
		return ! $this->is_part() && ! $this->is_anchor() && 'uuid' !== $this->from;
	}

	/**
	 * Returns the saved identity; empty if there is none.
	 *
	 * @param mixed $attributes Attributes of the block, as saved.
	 */
	public function saved( mixed $attributes ): string {
		$raw = is_array( $attributes ) ? $attributes[ $this->attribute ] ?? '' : '';
		if ( ! is_string( $raw ) || '' === $raw ) {
			return '';
		}
		return match ( true ) {
			'uuid' === $this->from => self::is_uuid( $raw ) ? $raw : '',
			$this->is_searched()   => substr( (string) preg_replace( '/[^a-z0-9]/', '', $raw ), 0, self::MOST_SHORT ),
			default                => mb_substr( Ids::clean( $raw ), 0, $this->is_anchor() ? null : self::MOST ),
		};
	}

	/**
	 * Returns the identity of a block: the saved one, or what stands for it; empty if nothing does.
	 *
	 * @param array<string, mixed> $block As returned by `parse_blocks()`.
	 * @param int $place Place among blocks of its type in the block around it, from 0.
	 */
	public function identity( array $block, int $place = 0 ): string {
		$saved = $this->saved( $block['attrs'] ?? array() );
		return '' === $saved ? $this->substitute( $block, $place ) : $saved;
	}

	/**
	 * Returns whether pages from before blocks had an identity name a block like this.
	 *
	 * @param array<string, mixed> $block As returned by `parse_blocks()`.
	 * @param string $id Identity in such a page.
	 */
	public function was( array $block, string $id ): bool {
		unset( $block['attrs'][ $this->attribute ] );
		if ( $this->substitute( $block, 0 ) === $id ) {
			return true;
		}
		// The words saved around the inner blocks had been removed when the page was printed.
		$block['innerContent'][0] = '';
		return 'markup' === $this->from && $this->substitute( $block, 0 ) === $id;
	}

	/**
	 * Returns whether an identity stands for one that is not saved.
	 *
	 * @param string $id Identity.
	 */
	public static function is_substitute( string $id ): bool {
		return 1 === preg_match( '/\Ax[0-9a-f]{8}\z/', $id );
	}

	/**
	 * Returns what stands for the identity of a block.
	 *
	 * @param array<string, mixed> $block As returned by `parse_blocks()`.
	 * @param int $place Place among blocks of its type in the block around it, from 0.
	 */
	private function substitute( array $block, int $place ): string {
		return match ( $this->from ) {
			'markup'   => 'x' . substr( md5( serialize_block( $block ) ), 0, 8 ),
			'label'    => 'x' . substr( md5( is_string( $block['attrs']['label'] ?? null ) ? $block['attrs']['label'] : '' ), 0, 8 ),
			'position' => 'e' . ( $place + 1 ),
			'id'       => $this->printed_id( $block ),
			default    => $this->id_of_family( $block ),
		};
	}

	/**
	 * Returns the ID with which the block's family prints it.
	 *
	 * @param array<string, mixed> $block As returned by `parse_blocks()`.
	 */
	private function id_of_family( array $block ): string {
		$ids = Error_Boundary::each(
			Provides_Printed_Id::class,
			fn ( string $name ): string => $name::identity_source() === $this->from ? $name::id_of( $block ) : ''
		);
		return implode( '', $ids );
	}

	/**
	 * Returns the ID with which a block without an anchor is printed.
	 *
	 * @param array<string, mixed> $block As returned by `parse_blocks()`.
	 */
	private function printed_id( array $block ): string {
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( $this->name() );
		$saved = (array) ( $block['attrs'] ?? array() );
		return null === $type ? '' : Ids::wanted( $this->prefix, $type->prepare_attributes_for_render( $saved ) );
	}

	/**
	 * Returns an identity for a block that has none, and that nothing refers to yet.
	 *
	 * @param string $seed What must lead to the same one again; empty for chance.
	 */
	public function make( string $seed = '' ): string {
		$digits = md5( '' === $seed ? wp_generate_uuid4() : $seed );
		if ( 'uuid' !== $this->from ) {
			return ( '' === $this->prefix ? '' : "$this->prefix-" ) . substr( $digits, 0, 10 );
		}
		$digits = substr_replace( substr_replace( $digits, '4', 12, 1 ), '8', 16, 1 );
		return (string) preg_replace( '/\A(.{8})(.{4})(.{4})(.{4})(.{12})\z/', '$1-$2-$3-$4-$5', $digits );
	}

	/**
	 * Returns the identity of a copy, which tells what it is a copy of.
	 *
	 * @param string $id Identity of the original, or of a copy of it.
	 * @param string $seed What must lead to the same one again; empty for chance.
	 */
	public function copy( string $id, string $seed = '' ): string {
		if ( 'uuid' === $this->from ) {
			return $this->make( '' === $seed ? '' : "$id $seed" );
		}
		if ( $this->is_anchor() ) {
			return "$id-$seed";
		}
		$original = self::original( $id );
		return $original . 'z' . substr( md5( '' === $seed ? wp_generate_uuid4() : "$original $seed" ), 0, 6 );
	}

	/**
	 * Returns the identity of the block of which one is a copy; itself for originals.
	 *
	 * @param string $id Identity.
	 */
	public static function original( string $id ): string {
		return (string) preg_replace( '/z[0-9a-f]{6}\z/', '', substr( $id, 0, self::MOST_SHORT ) );
	}
}
