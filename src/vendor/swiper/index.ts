/** Swiper with only the parts that carousels use; built once, as `@frontage/swiper`. */
import Swiper from 'swiper';
import { EffectCreative, EffectFade, Mousewheel } from 'swiper/modules';

Swiper.use( [ EffectCreative, EffectFade, Mousewheel ] );

export { Swiper };
