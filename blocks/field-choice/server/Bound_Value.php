<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Field_Choice;

use Frontage\Base\Bootable;
use Frontage\Domain\Forms\Field_Bindings;

defined( 'ABSPATH' ) || exit;

/** Lets authors connect the default value with a custom field, where WordPress offers it (6.9 and later). */
final class Bound_Value implements Bootable {
	public const WHEN = 'hook:block_bindings_supported_attributes_' . self::BLOCK;

	private const BLOCK = 'frontage/field-choice';

	/** Adds the hook. */
	public static function boot(): void {
		Field_Bindings::offer( self::BLOCK );
	}
}
