<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Upload;

use Frontage\Domain\Actions\Upload;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Blocks;
use Frontage\Domain\Forms\Upload_Grant;
use Frontage\Domain\Identity\Identified_Blocks;
use Frontage\Domain\Identity\Identity_Kind;
use Frontage\Domain\Usage\Saved_Blocks;
use Frontage\Http\Signed;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * A saved upload block.
 *
 * Accepted files, recipients, and the signed reference that a page contains instead of them.
 */
final class Saved_Upload {
	public const NAME = 'frontage/upload';
	public const KIND = 'upload-block';

	/** The name of its only field. */
	public const FIELD = 'files';

	private const CONCURRENT_MAX = 10;

	/** Block ID. */
	public readonly string $id;

	/** The file field with its rules. */
	public readonly Field $field;

	/**
	 * Sets the attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes with defaults.
	 * @param string $id Block ID; empty for the one in the attributes.
	 * @param string $printed Its ID in the page of the request; empty for the same one.
	 */
	public function __construct( private array $attributes, string $id = '', private readonly string $printed = '' ) {
		$this->id    = '' === $id ? self::id_of( $attributes ) : $id;
		$this->field = Field_Blocks::field( array( 'kind' => 'file' ) + $attributes, self::FIELD );
	}

	/**
	 * Returns the upload block that a page refers to; null if it no longer exists.
	 *
	 * @param array<string, mixed> $data Signed data.
	 */
	public static function find( array $data ): ?self {
		$id    = (string) ( $data['id'] ?? '' );
		$post  = (int) ( $data['post'] ?? 0 );
		$kind  = Identity_Kind::of( self::NAME );
		$block = null === $kind ? null : Saved_Blocks::find_identified( $kind, $post, $id, isset( $data['own'] ) );
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( self::NAME );
		return null === $block || null === $type
			? null
			: new self( $type->prepare_attributes_for_render( (array) $block['attrs'] ), Identified_Blocks::identity( $block ), $id );
	}

	/**
	 * Returns the signed reference.
	 *
	 * @param int $post ID of the containing post; 0 if none.
	 */
	public function reference( int $post ): string {
		return Signed::make(
			self::KIND,
			array(
				'id'   => $this->id,
				'post' => $post,
				'own'  => true,
			)
		);
	}

	/**
	 * Returns how many files are sent at once: as the author chose, limited by the server's request size.
	 *
	 * @param bool $is_elsewhere Whether they are sent to another server.
	 */
	public function concurrent( bool $is_elsewhere ): int {
		$wanted = max( 1, min( self::CONCURRENT_MAX, (int) $this->text( 'concurrent', '1' ) ) );
		$module = min( wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) ?: PHP_INT_MAX, Upload::FILES_BYTES );
		return $is_elsewhere ? $wanted : max( 1, min( $wanted, intdiv( $module, max( 1, $this->field->size * KB_IN_BYTES ) ) ) );
	}

	/** Returns its field's name, unique in the site. */
	public function place(): string {
		return Upload_Grant::place( 'upload', $this->printed ?: $this->id, self::FIELD );
	}

	/**
	 * Returns one of its texts, or a default.
	 *
	 * @param string $key Attribute name.
	 * @param string $fallback Default for an empty text.
	 */
	public function text( string $key, string $fallback = '' ): string {
		$text = trim( Field_Blocks::text( $this->attributes, $key ) );
		return '' === $text ? $fallback : $text;
	}

	/** Returns its name in the inbox. */
	public function title(): string {
		return $this->text( 'title', __( 'Upload', 'frontage' ) );
	}

	/** Returns its label. */
	public function label(): string {
		return $this->text( 'label', __( 'Send us files', 'frontage' ) );
	}

	/** Returns the saved recipients, or the site's admin email address. */
	public function recipients(): string {
		$saved = $this->text( 'recipients' );
		return array() === Email::addresses( $saved ) ? (string) get_option( 'admin_email' ) : $saved;
	}

	/**
	 * Returns the ID of a block with these attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function id_of( array $attributes ): string {
		return Identified_Blocks::identity(
			array(
				'blockName' => self::NAME,
				'attrs'     => $attributes,
			)
		);
	}
}
